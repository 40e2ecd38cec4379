import { signal } from '@preact/signals'

/** Who uses the page, where the server asks for a key. */
export interface SignedIn {
  /** Name of the key. */
  name: string
  scope: 'read' | 'call' | 'admin'
}

/** Undefined: nobody signed in, or nobody has to. */
export const signedIn = signal<SignedIn | undefined>(undefined)
/** Requests wait for a key. `lost`: there was one, and it is not taken any more. */
export const keyWanted = signal<'first' | 'lost' | undefined>(undefined)

/** The server says in the page whether it asks for keys at all: who needs none pays no request. */
const asksForKeys = document.documentElement.dataset.keys !== undefined

let waiting: PromiseWithResolvers<void> | undefined
let looked: Promise<void> | undefined

/** Resolves when requests may be sent: at once where no key is asked for, else when somebody is signed in. */
export async function mayAsk(): Promise<void> {
  if (!asksForKeys) return
  await (looked ??= look())
  await waiting?.promise
}

/** The server took no key: the form is shown, and whoever asks waits until somebody signed in. */
export async function askForKey(): Promise<void> {
  keyWanted.value ??= signedIn.value ? 'lost' : 'first'
  signedIn.value = undefined
  await (waiting ??= Promise.withResolvers<void>()).promise
}

/** Why a key was not taken, in words; undefined when it was. What waits goes on. */
export async function signIn(key: string): Promise<string | undefined> {
  const answer = await send('POST', { key })
  if (!answer) return 'The agent server does not answer. Try again in a moment.'
  if (!answer.body.signed_in) return answer.body.detail ?? `The server answered ${answer.status}.`
  signedIn.value = answer.body.signed_in
  keyWanted.value = undefined
  waiting?.resolve()
  waiting = undefined
  return undefined
}

/** Signs out, and leaves nothing of what was shown in the page. */
export async function signOut(): Promise<void> {
  await send('DELETE')
  location.reload()
}

async function look(): Promise<void> {
  const answer = await send('GET')
  signedIn.value = answer?.body.signed_in ?? undefined
  // A server that is away is told elsewhere.
  if (answer && !signedIn.value) void askForKey()
}

interface Answer {
  signed_in?: SignedIn | null
  detail?: string
}

async function send(method: string, body?: object): Promise<{ status: number; body: Answer } | undefined> {
  try {
    const response = await fetch('sign-in', {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      body: body ? JSON.stringify(body) : null,
    })
    return { status: response.status, body: (await response.json().catch(() => ({}))) as Answer }
  } catch {
    return undefined
  }
}
