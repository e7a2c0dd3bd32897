import type { PasskeyMade, PasskeyShown, PasskeyTask } from "@/generated/protocol";

/** What passkeys may sign with, by the numbers of COSE: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];
const MINUTES = 5;

/** Whether passkeys work on this page: over TLS or on this machine, and under a name, which they are bound to. */
export const offered = (): boolean =>
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

const bytes = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
const base64 = (buffer: ArrayBuffer | null): string =>
  buffer === null ? "" : btoa(String.fromCharCode(...new Uint8Array(buffer)));
const signed = (challenge: string): BufferSource => new TextEncoder().encode(challenge);
const named = (known: readonly string[]): PublicKeyCredentialDescriptor[] =>
  known.map((id) => ({ type: "public-key", id: bytes(id) }));

/** Let the reader make a passkey. Fails with a `DOMException` where they do not, or have one here already. */
export async function makePasskey(task: PasskeyTask): Promise<PasskeyMade> {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: signed(task.challenge),
      rp: { name: "Discovery" },
      user: { id: bytes(task.user), name: task.name, displayName: task.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: named(task.known),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      attestation: "none",
      timeout: MINUTES * 60_000,
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return {
    challenge: task.challenge,
    id: base64(made.rawId),
    client: base64(clientDataJSON),
    attestation: base64(attestationObject),
  };
}

/** Let the reader show a passkey: one of those that are `known`, or any of this page where none are named. */
export async function showPasskey(task: PasskeyTask): Promise<PasskeyShown> {
  const shown = (await navigator.credentials.get({
    publicKey: {
      challenge: signed(task.challenge),
      allowCredentials: named(task.known),
      userVerification: "preferred",
      timeout: MINUTES * 60_000,
    },
  })) as PublicKeyCredential;
  const response = shown.response as AuthenticatorAssertionResponse;
  return {
    challenge: task.challenge,
    id: base64(shown.rawId),
    client: base64(response.clientDataJSON),
    data: base64(response.authenticatorData),
    signature: base64(response.signature),
    user: base64(response.userHandle),
  };
}
