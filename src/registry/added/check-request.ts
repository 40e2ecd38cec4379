import type { PreviewServiceRequest, ServiceAuth } from '../../contract/services.ts'
import { classifyHost } from '../../lib/address-policy.ts'
import { addressRefused, AgentError, validationFailed } from '../../lib/errors.ts'
import { isSecretName } from '../file/mask-address.ts'
import { misspeltAuth } from '../file/misspelt.ts'
import type { Variables } from '../file/substitute.ts'
import { checkHeaders } from '../upstream/credential-place.ts'

const wrong = (field: string, msg: string) => validationFailed([{ loc: ['body', field], msg, type: 'value' }])

/** Hosts that people write without a scheme and that have no certificate. */
const IS_NEAR = /^(?:(?:localhost|\[[\da-f:.]+\]|\d{1,3}(?:\.\d{1,3}){3}|[\w-]+\.local)(?::\d+)?|[\w-]+:\d+)(?:[/?]|$)/i
const IS_HOST = /^(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?]|$)/u

/**
 * The address that somebody gave, as URL parsers write it. A host without a scheme is taken as https, one of this machine
 * or network as http. Throws VALIDATION (422) for what is no http address or holds a secret, ADDRESS_REFUSED (403).
 */
export function checkAddress(given: string): string {
  const text = IS_NEAR.test(given) ? `http://${given}` : IS_HOST.test(given) ? `https://${given}` : given
  const url = /\s/.test(text) || text.includes('${') ? null : URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw wrong(
      'url',
      'expected an http or https address. Services that are files or commands are entries of the registry file (mcp_servers.yaml)',
    )
  const hidden = [...url.searchParams].find(([name, value]) => value !== '' && isSecretName(name))?.[0]
  if (url.username !== '' || url.password !== '' || hidden !== undefined)
    throw wrong(
      'url',
      `holds a credential${hidden === undefined ? '' : ` (${hidden})`}. Put it into an environment variable of the registry and name that with auth`,
    )
  if (classifyHost(url.hostname) === 'metadata') throw addressRefused(url.hostname, url.hostname, 'metadata')
  url.hash = ''
  return url.href
}

/** A name in the catalogue is a part of addresses and of tool names, as in the registry file. Throws VALIDATION. */
export function checkName(name: string): string {
  const normal = name.normalize('NFC')
  if (!/^[^/\\\s\p{C}]{1,128}$/u.test(normal) || normal.includes('${'))
    throw wrong('name', 'has spaces, slashes, ${ or hidden characters, or more than 128')
  return normal
}

/** Headers that belong to the connection. */
const FRAMING = /^(?:connection|content-length|content-type|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i
/** Kinds of credentials that take a name for where they go. */
const KEYED = new Set(['api-key', 'api_key', 'apikey', 'header', 'query', 'cookie'])

/**
 * Whether a credential can be sent as it is described. Throws VALIDATION, or VARIABLE_UNSET (422) when the registry's
 * environment does not have the variable, VARIABLE_REFUSED (422) for a secret of the program itself.
 */
export function checkAuth(
  { type, variable, key }: ServiceAuth,
  { environment }: Variables,
  own: ReadonlySet<string>,
): void {
  const kind = type.toLowerCase()
  if (kind === 'oauth2')
    throw wrong(
      'auth',
      'oauth2 needs more than one value: describe the service in the registry file (docs/registry-file.md)',
    )
  const [misspelt] = misspeltAuth({ name: '', path: [], body: { auth: { type } } })
  if (misspelt) throw wrong('auth', `'${type}' is no kind of credential. Did you mean ${misspelt[2]}?`)
  if (key !== undefined && !KEYED.has(kind)) throw wrong('auth', `key goes with api-key, header, query and cookie only`)
  const header = KEYED.has(kind) ? (key ?? 'x-api-key') : kind
  if (kind !== 'query' && kind !== 'cookie') {
    if (FRAMING.test(header))
      throw wrong('auth', `the header ${header} belongs to the connection and cannot carry a credential`)
    checkHeaders(variable, { [header]: '' })
  }
  if (own.has(variable))
    throw new AgentError(
      'VARIABLE_REFUSED',
      422,
      `${variable} holds a secret of this program, which no service gets. Name another variable.`,
    )
  if (!environment[variable])
    throw new AgentError(
      'VARIABLE_UNSET',
      422,
      `Environment variable ${variable} is not set where the registry runs. Set it there, then: agent restart api-registry`,
    )
}

/** The credential as an entry of the registry file has it. */
export const toAuthEntry = ({ type, variable, key }: NonNullable<PreviewServiceRequest['auth']>) => ({
  type,
  value: `\${${variable}}`,
  ...(key !== undefined && { key }),
})
