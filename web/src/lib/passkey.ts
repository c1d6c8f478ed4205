// Passkeys: the browser's own forms hold bytes, what travels is base64url.
import * as hall from './hall';
import { ownKey } from './ownkey';

const IP = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** Browsers know passkeys only on secure pages that have a name. */
export const canHavePasskeys = (page: { hostname: string }, secure: boolean, known: boolean): boolean => secure && known && !IP.test(page.hostname);

export const passkeysHere = (): boolean => canHavePasskeys(location, isSecureContext, 'PublicKeyCredential' in window);

export function toBytes(word: string): Uint8Array<ArrayBuffer> {
  const plain = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

export function toWord(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

type Described = { id: string; type: 'public-key' };

const bytesOf = (some: Described[] = []): PublicKeyCredentialDescriptor[] => some.map((one) => ({ ...one, id: toBytes(one.id) }));

/** Make a passkey for the reader; false if they thought better of it. */
export async function makePasskey(): Promise<boolean> {
  const options = (await hall.offerPasskey()) as unknown as Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
    challenge: string;
    user: { id: string; name: string; displayName: string };
    excludeCredentials?: Described[];
  };
  const publicKey = { ...options, challenge: toBytes(options.challenge), user: { ...options.user, id: toBytes(options.user.id) }, excludeCredentials: bytesOf(options.excludeCredentials) };
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!made) return false;
  const response = made.response as AuthenticatorAttestationResponse;
  await hall.addPasskey({ ...common(made), response: { clientDataJSON: toWord(response.clientDataJSON), attestationObject: toWord(response.attestationObject) } });
  return true;
}

/** Show a passkey; the key of who it belongs to, or null if they thought better of it. What was played here before comes along. */
export async function showPasskey(): Promise<string | null> {
  const options = (await hall.askForPasskey()) as unknown as Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & { challenge: string; allowCredentials?: Described[] };
  const publicKey = { ...options, challenge: toBytes(options.challenge), allowCredentials: bytesOf(options.allowCredentials) };
  const shown = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!shown) return null;
  const response = shown.response as AuthenticatorAssertionResponse;
  const credential = {
    ...common(shown),
    response: {
      clientDataJSON: toWord(response.clientDataJSON),
      authenticatorData: toWord(response.authenticatorData),
      signature: toWord(response.signature),
      userHandle: response.userHandle ? toWord(response.userHandle) : null,
    },
  };
  return (await hall.showPasskey({ credential, together: ownKey() !== null })).key;
}

const common = (one: PublicKeyCredential) => ({ id: one.id, rawId: toWord(one.rawId), type: one.type, clientExtensionResults: {}, authenticatorAttachment: one.authenticatorAttachment });
