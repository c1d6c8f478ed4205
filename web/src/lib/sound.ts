// Small sounds, made on the spot; off until the reader turns them on, but for the one that calls.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

interface Tone {
  from: number;
  to?: number;
  length: number;
  shape?: OscillatorType;
  loud?: number;
  after?: number;
}

function tone(audio: AudioContext, { from, to = from, length, shape = 'sine', loud = 0.2, after = 0 }: Tone): void {
  const start = audio.currentTime + after;
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = shape;
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(volume).connect(audio.destination);
  wave.start(start);
  wave.stop(start + length);
}

/** A breath of noise through a band: paper on wood, a blade through air. */
function rush(audio: AudioContext, pitch: number, length: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 0.9;
  const volume = audio.createGain();
  volume.gain.value = loud;
  source.connect(band).connect(volume).connect(audio.destination);
  source.start();
}

const SOUNDS: Record<string, (audio: AudioContext) => void> = {
  card: (audio) => rush(audio, 1800, 0.09, 0.25),
  strike: (audio) => {
    rush(audio, 4200, 0.16, 0.3);
    tone(audio, { from: 2600, to: 1900, length: 0.22, shape: 'triangle', loud: 0.06, after: 0.05 });
  },
  parry: (audio) => {
    tone(audio, { from: 1900, length: 0.4, shape: 'triangle', loud: 0.12 });
    tone(audio, { from: 2870, length: 0.3, shape: 'sine', loud: 0.08 });
  },
  wound: (audio) => tone(audio, { from: 150, to: 60, length: 0.22, loud: 0.4 }),
  turn: (audio) => {
    tone(audio, { from: 820, to: 760, length: 0.07, loud: 0.3 });
    tone(audio, { from: 980, to: 900, length: 0.08, loud: 0.3, after: 0.11 });
  },
  gong: (audio) => {
    for (const [from, loud] of [[110, 0.3], [164, 0.16], [277, 0.1], [415, 0.06]] as const) {
      tone(audio, { from, to: from * 0.985, length: 2.2, loud });
    }
  },
};

/** Two soft tones for who looks elsewhere; a browser that lets no page speak before it was touched keeps silent. */
export function chime(): void {
  context ??= new AudioContext();
  tone(context, { from: 660, length: 0.35, loud: 0.07 });
  tone(context, { from: 880, length: 0.45, loud: 0.05, after: 0.16 });
}

export function sound(name: string): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  SOUNDS[name]?.(context);
}
