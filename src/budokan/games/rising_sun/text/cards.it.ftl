# Le parole sui pezzi, con parole nostre: brevi, al presente, rivolte a chi li possiede.
# Dei titoli italiani delle carte sono noti Oni dei Teschi, Oni del Sangue, Komainu e Yurei; gli altri sono tradotti da noi.

## Clan

clan-koi = Koi
    .ability-name = Vortici nella Corrente
    .ability = A inizio guerra i tuoi Ronin diventano Monete; se vinci Ingaggiare Ronin, le Monete tenute contano come Ronin.
clan-lotus = Loto
    .ability-name = Governare il Flusso
    .ability = Gioca la tessera Mandato a faccia in giù e annuncia il Mandato che vuoi.
clan-turtle = Tartaruga
    .ability-name = Guscio dell’Eternità
    .ability = Le tue Roccaforti si Muovono come miniature, hanno Forza 1 e nulla le toglie.
clan-dragonfly = Libellula
    .ability-name = Ali Sottili
    .ability = Convochi in qualsiasi Provincia e ti Muovi in qualsiasi Provincia.
clan-bonsai = Bonsai
    .ability-name = Sacra Abbondanza
    .ability = Carte e Roccaforti ti costano al massimo 1 Moneta, prima degli sconti.

## Province

province-hokkaido = Hokkaido
province-oshu = Oshu
province-kyoto = Kyoto
province-edo = Edo
province-kansai = Kansai
province-nagato = Nagato
province-shikoku = Shikoku
province-kyushu = Kyushu

## Miniature e pezzi

figure-bushi = Bushi
figure-shinto = Shinto
figure-daimyo = Daimyo
figure-monster = Mostro
piece-stronghold = Roccaforte
piece-coin = Moneta
piece-ronin = Ronin

## Stagioni e serie

season-spring = Primavera
season-summer = Estate
season-autumn = Autunno
season-winter = Inverno
set-core = Base
set-archway = Portale
set-teapot = Teiera
set-horseman = Cavaliere

## Tipi di carta

card-type-virtue = Virtù
card-type-enhancement = Potenziamento
card-type-monster = Mostro
card-type-war-upgrade = Miglioria Guerra
card-type-winter-upgrade = Miglioria Inverno
card-subtitle-daimyo = Miglioria Daimyo
card-subtitle-bushi = Miglioria Bushi
card-subtitle-shinto = Miglioria Shinto
card-subtitle-shipping-route = Rotta Mercantile
card-subtitle-dishonourable = Disonorevole

## Mandati

mandate-recruit = Reclutamento
    .all = Convochi 1 miniatura in ogni tua Roccaforte.
    .bonus = Convochi 1 miniatura in più in una tua Roccaforte.
mandate-marshal = Schieramento
    .all = Muovi ogni tua miniatura in una Provincia adiacente.
    .bonus = Paghi 3 Monete e costruisci una Roccaforte ovunque.
mandate-train = Addestramento
    .all = Acquisisci 1 carta Stagione. Comincia il giocatore attuale.
    .bonus = Paghi 1 Moneta in meno.
mandate-harvest = Raccolto
    .all = Ottieni 1 Moneta.
    .bonus = Ottieni la Ricompensa di ogni Provincia dove hai più Forza.
mandate-betray = Tradimento
    .effect = Infrangi la tua Alleanza e perdi Onore. Sostituisci fino a 2 miniature di 2 giocatori diversi.

## Kami

kami-amaterasu = Amaterasu
    .effect = Sali in cima all’Indicatore di Onore.
kami-fujin = Fujin
    .effect = Fai fino a 2 Movimenti con le tue miniature.
kami-hachiman = Hachiman
    .effect = Ottieni 2 Ronin.
kami-raijin = Raijin
    .effect = Convochi 1 Bushi in qualsiasi Provincia.
kami-ryujin = Ryujin
    .effect = Acquisisci 1 carta Stagione a costo pieno.
kami-susanoo = Susanoo
    .effect = Ottieni 1 PV per ogni tua Roccaforte sulla Mappa.
kami-tsukuyomi = Tsukuyomi
    .effect = Ottieni 2 Monete.

## Vantaggi di Guerra

advantage-seppuku = Seppuku
    .effect = Uccidi tutte le tue miniature qui: ottieni 1 PV e Onore per ciascuna.
advantage-take-hostage = Prendere in Ostaggio
    .effect = Catturi 1 miniatura qui, non un Daimyo, e rubi 1 PV.
advantage-hire-ronin = Ingaggiare Ronin
    .effect = Aggiungi 1 Forza per ogni tuo Ronin.
advantage-imperial-poets = Poeti Imperiali
    .effect = Ottieni 1 PV per ogni miniatura uccisa in questa Battaglia.

## Mostri

monster-komainu = Komainu
    .effect = Forza 1. Conta come uno Shinto.
monster-oni-of-skulls = Oni dei Teschi
    .effect = Forza 1, oppure 3 dove il tuo Onore è il più basso.
monster-yurei = Yurei
    .effect = Forza 2. Conta come un Daimyo.
monster-oni-of-blood = Oni del Sangue
    .effect = Forza 2, oppure 4 dove il tuo Onore è il più basso.
monster-oni-of-souls = Oni delle Anime
    .effect = Forza 1. Se vinci una Battaglia con lui: 2 PV per ogni tuo Oni.
monster-river-dragon = Drago del Fiume
    .effect = Forza 5.
monster-oni-of-hate = Oni dell’Odio
    .effect = Forza 1. Quando entra, uccide un Bushi o Shinto di ogni giocatore con Onore superiore.
monster-oni-of-spite = Oni del Rancore
    .effect = Forza 1. Quando entra, ruba 2 PV a ogni giocatore presente con Onore superiore.

## Carte Stagione: Base

card-righteousness = Rettitudine
    .effect = Ottieni 1 PV per ogni tua miniatura uccisa.
card-path-of-the-lion = Sentiero del Leone
    .effect = Il tuo Daimyo ha 1 Forza in più.
card-way-of-the-shogun = Via dello Shogun
    .effect = Inizio della Guerra: ottieni 3 Monete.
card-komainu = { monster-komainu }
    .effect = { monster-komainu.effect }
card-oni-of-skulls = { monster-oni-of-skulls }
    .effect = { monster-oni-of-skulls.effect }
card-respect = Rispetto
    .effect = Quando vinci Prendere in Ostaggio, puoi prenderne 1 in più.
card-path-of-the-serpent = Sentiero del Serpente
    .effect = Puoi chiedere agli altri 1 Moneta per l’uso di una Rotta Mercantile.
card-way-of-bushido = Via del Bushido
    .effect = Inizio della Guerra: ottieni 2 Monete e 2 PV per ogni tua Virtù diversa.
card-way-of-the-ronin = Via del Ronin
    .effect = Inizio della Guerra: ottieni 2 Ronin.
card-yurei = { monster-yurei }
    .effect = { monster-yurei.effect }
card-form-of-the-kitsune = Forma della Kitsune
    .effect = Inverno: ottieni 3 PV per ogni tua Roccaforte sulla Mappa.
card-form-of-the-phoenix = Forma della Fenice
    .effect = Inverno: ottieni 3 PV per ogni tua Virtù diversa.
card-path-of-the-dragon = Sentiero del Drago
    .effect = Il tuo Daimyo ha 3 Forza in più.
card-way-of-the-moneylender = Via dell’Usuraio
    .effect = Inizio della Guerra: ottieni 5 Monete.
card-river-dragon = { monster-river-dragon }
    .effect = { monster-river-dragon.effect }

## Carte Stagione: Portale

card-benevolence = Benevolenza
    .effect = Quando paghi qualcosa, puoi donare 1 di quelle Monete: ottieni Onore e 2 PV.
card-path-of-the-kenin = Sentiero del Kenin
    .effect = Dopo una tua Convocazione, puoi collocare 1 Bushi in una tua Roccaforte.
card-path-of-the-light = Sentiero della Luce
    .effect = Dopo ogni Reclutamento, puoi collocare 1 Shinto in un Santuario.
card-justice = Giustizia
    .effect = Ottieni 3 PV quando uccidi miniature di un giocatore con Onore inferiore.
card-path-of-the-samurai = Sentiero del Samurai
    .effect = Dopo ogni Reclutamento, puoi collocare 1 Bushi in qualsiasi Provincia.
card-oni-of-blood = { monster-oni-of-blood }
    .effect = { monster-oni-of-blood.effect }
card-oni-of-souls = { monster-oni-of-souls }
    .effect = { monster-oni-of-souls.effect }
card-form-of-the-beast = Forma della Bestia
    .effect = Inverno: ottieni 3 PV per ogni tuo Mostro.
card-way-of-the-katana = Via della Katana
    .effect = Nella Fase di Guerra i tuoi Bushi hanno Forza 2.
card-oni-of-hate = { monster-oni-of-hate }
    .effect = { monster-oni-of-hate.effect }
card-oni-of-spite = { monster-oni-of-spite }
    .effect = { monster-oni-of-spite.effect }

## Carte Stagione: Teiera

card-honesty = Onestà
    .effect = Se sei Alleato, ottieni 2 PV quando scegli un Mandato diverso da Tradimento.
card-path-of-the-patron = Sentiero del Mecenate
    .effect = Dopo una tua Convocazione, ottieni 2 Monete se due giocatori hanno Onore inferiore.
card-path-of-the-warlord = Sentiero del Signore della Guerra
    .effect = Dopo una tua Convocazione, ottieni 1 Moneta.
card-loyalty = Lealtà
    .effect = Se sei Alleato, ogni volta che ottieni PV ne ottieni 1 in più.
card-way-of-the-merchant = Via del Mercante
    .effect = Quando un giocatore più ricco ottiene Monete dalla pila comune, ottieni 1 Moneta.
card-form-of-the-kindred = Forma dell’Affinità
    .effect = Inverno: ottieni 3 PV per ogni Stagione in cui avevi un Alleato.
card-path-of-the-unrighteous = Sentiero dell’Iniquo
    .effect = Quando giochi Tradimento, puoi sostituire 1 miniatura in più, anche in un Santuario.

## Carte Stagione: Cavaliere

card-courage = Coraggio
    .effect = Ottieni 2 PV quando vinci un segnalino Provincia in Guerra.
card-path-of-the-ninja = Sentiero del Ninja
    .effect = Dopo una tua Convocazione, puoi uccidere 1 Bushi qualsiasi sulla Mappa e perdere Onore.
card-way-of-the-righteous = Via del Giusto
    .effect = Inizio della Guerra: prendi 1 Moneta da ogni giocatore con Onore inferiore.
card-mercy = Misericordia
    .effect = Quando uccideresti miniature altrui, puoi risparmiarle tutte: ottieni 2 PV.
card-path-of-the-monkey = Sentiero della Scimmia
    .effect = Dopo una tua Convocazione, puoi prendere 1 Moneta all’avversario più ricco e perdere Onore.
card-form-of-the-demon = Forma del Demone
    .effect = Inverno: ottieni 3 PV per ogni tuo Oni.
card-path-of-the-spirit = Sentiero dello Spirito
    .effect = Dopo una tua Convocazione, ottieni 2 Monete e 2 PV se hai l’Onore più alto.

## Cifre proprie

rs-at-this-table = A questo tavolo: { $figures }.
rs-own-price = costo { $value }
rs-own-coins = Monete { $value }
rs-own-ronin = Ronin { $value }
rs-own-vp = PV { $value }
rs-own-force = Forza { $value }
rs-own-add = +{ $value } Forza
rs-own-to = Forza accresciuta { $value }
rs-own-figures = miniature { $value }
rs-own-honour = Onore { $value }
