import { pattern } from '../../../lib/patterns.ts'
import { literalOf, restore, type Source } from './literals.ts'

/** Hosts without a scheme: a name with a dot and a top-level domain, an IPv4 address or localhost, with port and path. */
const BARE = pattern('iu')`
  ^(?:
    localhost(?::\d+)?|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?
    |(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}
  )(?::\d+)?(?:[/?#]\S*)?$
`
/** Endings of files: "report.pdf" is no host. */
const FILE = /\.(?:pdf|txt|csv|json|xml|html?|png|jpe?g|gif|svg|webp|docx?|xlsx?|pptx?|zip|md|js|ts|css|log)$/i

/** The address that a text is, with a scheme; undefined when it is none. Only loopback is taken for plain http. */
export function readAddress(text: string, source: Source): string | undefined {
  const literal = literalOf(text, source)
  const plain = (literal?.text ?? restore(text, source)).trim()
  if (/^(?:https?:\/\/\S+|about:blank)$/i.test(plain)) return plain
  if (/^www\.\S+$/i.test(plain)) return `https://${plain}`
  if (!BARE.test(plain) || (FILE.test(plain) && !plain.includes('/'))) return undefined
  const isLocal = /^(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.)/i.test(plain)
  return `${isLocal ? 'http' : 'https'}://${plain}`
}

/** A path on the site that is open: "/products". */
export const readPath = (text: string, source: Source): string | undefined => {
  const plain = restore(text, source)
  return /^\/[\w\-./~%?=&#+]*$/.test(plain) ? plain : undefined
}

/** "open file:///…", "go to javascript:…": an address that no page has. */
const OPEN_BAD_SCHEME = pattern('i')`
  ^\s*(?:please )?
  (?:open|go to|goto|navigate to|visit|browse to|load|launch|show(?: me)?|in (?:a|another) new tab open)
  \ (?:(?:the )?(?:page|site|address|url|file) )?["'“‘]?(
    (?!https?:)
    (?:[a-z][a-z0-9+.-]*:\/\/|(?:file|javascript|data|blob|chrome|view-source|ftp|vbscript):(?=\S))
    [^\s"'”’]*
  )
`

/** An address of another scheme that is to be opened: "file:///etc/hosts", "javascript:…"; undefined where there is none. */
export const otherScheme = (message: string): string | undefined => OPEN_BAD_SCHEME.exec(message)?.[1]
