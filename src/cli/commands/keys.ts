import { createKey } from '../../http/access/key-format.ts'
import { isActive, type KeyStore, type ListedKey } from '../../http/access/key-record.ts'
import type { Scope } from '../../http/access/scope.ts'
import { keyUnknown, usage } from '../../lib/errors.ts'
import { prepareStateFolder } from '../../processes/state-folder.ts'
import type { CommandContext } from '../context.ts'
import { openKeys } from '../open-keys.ts'
import { formatTable } from '../output.ts'

export interface AddKeyOptions {
  scope?: Scope
  expires?: string
}

const DAY = 86_400_000
const UNITS: Readonly<Record<string, number>> = { h: DAY / 24, d: DAY, w: 7 * DAY, y: 365 * DAY }

/** `agent keys add <name>`: makes a key and prints it, the only time that it can be seen. */
export async function addKey(context: CommandContext, name: string, options: AddKeyOptions): Promise<void> {
  const { output } = context
  if (!/^\w[\w.@-]{0,59}$/.test(name))
    throw usage(`'${name}' cannot be the name of a key: letters, digits and . _ - @, up to 60 of them`)
  if (!options.scope) throw usage(`Say what the key may do: agent keys add ${name} --scope read|call|admin`)
  const now = Date.now()
  const expires = options.expires === undefined ? null : readExpiry(options.expires, now)
  const { id, key, sha256 } = createKey()
  const record = {
    id,
    name,
    scope: options.scope,
    sha256,
    created_at: new Date(now).toISOString(),
    expires_at: expires,
    revoked_at: null,
  }
  await withKeys(context, keys => keys.add(record))
  output.result({ key, id, name, scope: record.scope, expires_at: expires }, () => key)
  output.note(
    `The key '${name}' may ${MAY[record.scope]}${expires ? `, until ${expires.slice(0, 16).replace('T', ' ')} UTC` : ''}. It is shown this once: keep it where secrets are kept.`,
  )
  output.note(`It is sent as: Authorization: Bearer <key>. It ends with: agent keys revoke ${name}`)
}

const MAY: Readonly<Record<Scope, string>> = {
  read: 'read what is there',
  call: 'chat, call tools and change records',
  admin: 'do everything, settings and services included',
}

/** `agent keys list`: names and what they may do, never a key. Those that ended only with `--all`. */
export async function listKeys(context: CommandContext, { all = false }: { all?: boolean }): Promise<void> {
  const { output } = context
  const now = Date.now()
  const known = await withKeys(context, keys => keys.list())
  const shown = known.filter(key => all || key.revoked_at === null)
  output.result({ keys: shown.map(({ sha256: _secret, ...key }) => ({ ...key, state: stateOf(key, now) })) }, () =>
    formatTable([
      ['NAME', 'SCOPE', 'STATE', 'CREATED', 'EXPIRES', 'LAST USED'],
      ...shown.map(key => [
        output.style.bold(key.name),
        key.scope,
        stateOf(key, now),
        key.created_at.slice(0, 10),
        key.expires_at?.slice(0, 10) ?? 'never',
        key.last_used ?? 'never',
      ]),
    ]),
  )
  if (!shown.length) output.note('There is no key. Make one: agent keys add <name> --scope read|call|admin')
}

/** `agent keys revoke <name>`: holds from the next request on. */
export async function revokeKey(context: CommandContext, name: string): Promise<void> {
  const revoked = await withKeys(context, keys => keys.revoke(name, new Date()))
  if (!revoked) throw keyUnknown(name)
  context.output.result({ name, id: revoked.id, revoked_at: revoked.revoked_at }, () => `The key '${name}' is revoked.`)
}

async function withKeys<T>(context: CommandContext, act: (keys: KeyStore) => Promise<T>): Promise<T> {
  const project = context.load()
  prepareStateFolder(project.stateFolder)
  const keys = await openKeys(project)
  try {
    return await act(keys)
  } finally {
    await keys.close()
  }
}

const stateOf = (key: Omit<ListedKey, 'sha256'>, now: number) =>
  isActive(key, now) ? 'active' : key.revoked_at === null ? 'expired' : 'revoked'

/** When a key ends: after a while (`30d`, `12h`, `8w`, `1y`), or at the end of a day (UTC). */
function readExpiry(text: string, now: number): string {
  const [, count, unit] = /^(\d{1,5})([hdwy])$/.exec(text) ?? []
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T23:59:59Z`) : NaN
  const ends = count === undefined ? day : now + Number(count) * UNITS[unit!]!
  if (!(ends > now))
    throw usage(`--expires: '${text}' is no time to come. Allowed: 12h, 30d, 8w, 1y or a date (2027-06-30)`)
  return new Date(ends).toISOString()
}
