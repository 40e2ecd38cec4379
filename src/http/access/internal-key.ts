import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateFolderUnusable } from '../../lib/errors.ts'
import { toBase62 } from './base62.ts'
import { SCOPES, type Scope } from './scope.ts'

/** The file in the state folder. */
export const INTERNAL_KEY_FILE = 'internal.key'
/** Seconds that a token holds at most, and after which a new one is made. */
const LIFETIME = 120
const RENEWAL = 60

/**
 * What lets the components of one state folder trust each other. The key stays inside: what is sent is a token for one
 * component and scope that ends after two minutes. A stranger on a component's port learns nothing that opens another.
 */
export interface InternalKey {
  /** A token for a component. */
  tokenFor(audience: string, scope: Scope): string
  /** The scope of a token for `audience`; undefined when it is none, is over, or was made for another. */
  verify(token: string, audience: string): Scope | undefined
  /** A proof that only the holder of the key can make, of a text. */
  sign(text: string): string
}

/** Makes the key of a state folder when it has none, and gives its text. Throws STATE_FOLDER. */
export function ensureInternalKey(stateFolder: string): string {
  const file = join(stateFolder, INTERNAL_KEY_FILE)
  try {
    const found = readInternalKey(stateFolder)
    if (found !== undefined) {
      if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
      return found
    }
    mkdirSync(stateFolder, { recursive: true, mode: 0o700 })
    const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
    writeFileSync(draft, `${toBase62(randomBytes(32), 43)}\n`, { mode: 0o600 })
    try {
      // Fails when another component was quicker: then its key holds.
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
    return readInternalKey(stateFolder)!
  } catch (error) {
    throw stateFolderUnusable(stateFolder, error)
  }
}

/** The key of a state folder; undefined when it has none, or one that this user may not read. */
export function readInternalKey(stateFolder: string): string | undefined {
  try {
    return readFileSync(join(stateFolder, INTERNAL_KEY_FILE), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

/** Makes and checks tokens with a key. `now` is in seconds. */
export function createInternalKey(secret: string, now = () => Math.floor(Date.now() / 1000)): InternalKey {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const made = new Map<string, { token: string; at: number }>()
  /** Tokens that were found good, with when they end: a component sends the same one for a minute. */
  const seen = new Map<string, { scope: Scope; ends: number }>()

  return {
    sign,
    tokenFor(audience, scope) {
      const name = `${audience}.${scope}`
      const last = made.get(name)
      if (last && now() - last.at < RENEWAL) return last.token
      const claim = `agi.${name}.${now() + LIFETIME}`
      const token = `${claim}.${sign(claim)}`
      made.set(name, { token, at: now() })
      return token
    },
    verify(token, audience) {
      const known = seen.get(`${audience} ${token}`)
      if (known) return known.ends > now() ? known.scope : undefined
      const [prefix, aud, scope, ends, proof] = token.split('.')
      if (prefix !== 'agi' || aud !== audience || proof === undefined || !isScope(scope)) return undefined
      if (!(Number(ends) > now()) || Number(ends) > now() + 2 * LIFETIME) return undefined
      if (!isEqual(proof, sign(`agi.${aud}.${scope}.${ends}`))) return undefined
      if (seen.size > 100) seen.clear()
      seen.set(`${audience} ${token}`, { scope, ends: Number(ends) })
      return scope
    },
  }
}

const isScope = (text: string | undefined): text is Scope => (SCOPES as readonly (string | undefined)[]).includes(text)

/** Compares two texts of the same kind in a time that tells nothing about where they differ. */
export function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
