import { authsOf, type ServiceEntry } from './service-entry.ts'

/** A part of an address or of a command line that hides a secret. */
export interface HiddenPart {
  /** The part as it stands, with what makes it a secret, so that it is found nowhere else: `?api_key=abc`. */
  text: string
  /** The part as it is shown: `?api_key=[redacted]`. */
  shown: string
  /** The secret alone, when it is unmistakable enough to be removed wherever it appears. */
  secret?: string
}

const MASK = '[redacted]'
const STRONG_NAME = /token|secret|passw|passphrase|credential|api.?key|access.?key|subscription.?key|signature|cookie/
const WEAK_NAME = /auth(?!or(?!i))|key$|^code$|(^|[^a-z])(key|pwd|pass|sig|jwt|sid|session)([^a-z]|$)/
const USER_INFO = /(:\/\/)([^/\s"'`]*)@/g
const PARAMETER = /([?&;#])([^=&#\s?;]+)=([^&#\s;"'`]*)/g

/** Whether a parameter, flag or variable of this name holds a secret: `api_key`, `accessToken`, `sig`, `code` … */
export function isSecretName(name: string): boolean {
  const words = name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
  return STRONG_NAME.test(words) || WEAK_NAME.test(words)
}

/** An address (or a text with addresses in it) without user, password and the values of secret query parameters. */
export const maskAddress = (text: string): string => rewriteAddress(text, () => undefined)

/** Arguments of a command without the values that follow or hold the name of a secret (`--token x`, `--key=x`). */
export const maskArguments = (args: readonly string[]): string[] => rewriteArguments(args, () => undefined)

/** Where a service is, in words and without its secrets: its address, or the command that starts it. */
export const shownAddressOf = (entry: ServiceEntry): string =>
  entry.type === 'mcp' && entry.url === undefined
    ? [entry.command, ...maskArguments(entry.args)].join(' ')
    : maskAddress(entry.url as string)

/** Every secret that stands literally in the addresses or arguments of an entry. */
export function hiddenPartsOf(entry: ServiceEntry): HiddenPart[] {
  const tokenUrls = authsOf(entry.auth).map(auth => auth.token_url)
  const addresses = [entry.url, entry.type === 'openapi' ? entry.base_url : undefined, ...tokenUrls]
  const parts = addresses.filter(address => address !== undefined).flatMap(hiddenPartsOfAddress)
  if (entry.type === 'mcp') {
    rewriteArguments(entry.args, part => parts.push(part))
    // Connection strings: `DATABASE_URL`.
    for (const value of Object.values(entry.env)) if (value.includes('://')) parts.push(...hiddenPartsOfAddress(value))
  }
  return parts
}

/** The same for one address, as it is written and as URL parsers write it. */
export function hiddenPartsOfAddress(address: string): HiddenPart[] {
  const parts: HiddenPart[] = []
  for (const text of new Set([address, URL.parse(address)?.href ?? address]))
    rewriteAddress(text, part => parts.push(part))
  return parts
}

type OnHidden = (part: HiddenPart) => void

function rewriteAddress(text: string, onHidden: OnHidden): string {
  return text
    .replace(USER_INFO, (_all, start: string, user: string) => {
      const password = user.includes(':') ? user.slice(user.indexOf(':') + 1) : ''
      onHidden({
        text: `${start}${user}@`,
        shown: `${start}${MASK}@`,
        ...(isUnmistakable(password) && { secret: password }),
      })
      return `${start}${MASK}@`
    })
    .replace(PARAMETER, (all, start: string, name: string, value: string) => {
      if (!value || !isSecretName(decode(name))) return all
      onHidden(hide(`${start}${name}`, '=', value))
      return `${start}${name}=${MASK}`
    })
}

function rewriteArguments(args: readonly string[], onHidden: OnHidden): string[] {
  return args.map((arg, index) => {
    const before = args[index - 1] ?? ''
    const isFlag = /^(-[\w-]+|\w+)$/.test(before) && isSecretName(before.replace(/^-+/, ''))
    if (isFlag && arg && !/^(--|-[a-z]$)/i.test(arg)) {
      onHidden(hide(before, ' ', arg))
      return MASK
    }
    const [, name = '', separator = '', value = ''] = /^([\w.-]+)(=|:\s*)(.+)$/s.exec(arg) ?? []
    if (value && isSecretName(name.replace(/^-+/, ''))) {
      onHidden(hide(name, separator, value))
      return `${name}${separator}${MASK}`
    }
    return rewriteAddress(arg, onHidden)
  })
}

function hide(name: string, separator: string, value: string): HiddenPart {
  const part = { text: `${name}${separator}${value}`, shown: `${name}${separator}${MASK}` }
  return isUnmistakable(value) ? { ...part, secret: decode(value) } : part
}

/** False for words (`postgres:postgres@`, `key=revenue`) and dates: removing those everywhere would garble answers. */
export const isUnmistakable = (value: string) => value.length >= 16 || (/\d/.test(value) && /[a-z]/i.test(value))

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
