import { MOST_PREVIEWED, type PreviewServiceRequest, type ServicePreview } from '../../contract/services.ts'
import { isOnThisMachine } from '../../lib/address-policy.ts'
import { visibleText } from '../../lib/visible-text.ts'
import type { Tool } from '../sources/source.ts'
import type { Secrets } from '../upstream/secrets.ts'
import { proposeName } from './propose-name.ts'
import type { Recognised } from './recognise-service.ts'

export interface PreviewFacts {
  request: Pick<PreviewServiceRequest, 'name' | 'auth' | 'description'>
  secrets: Secrets
  /** A name that something has: what has it, in a few words. */
  holderOf(name: string): string | undefined
  /** The application that is at this address already. */
  knownAt(address: string): string | undefined
}

const LONGEST_TITLE = 120
const LONGEST_DESCRIPTION = 500

/** What a service that was recognised offers, for a person who decides whether it is added. */
export function describePreview({ raw, source }: Recognised, facts: PreviewFacts): ServicePreview {
  const { request, secrets, holderOf, knownAt } = facts
  const about = source.about?.() ?? {}
  const clean = (text: string | undefined, longest: number) =>
    text === undefined ? undefined : shorten(secrets.redact(visibleText(text)).replace(/\s+/g, ' ').trim(), longest)
  const title = clean(about.title, LONGEST_TITLE)
  const version = clean(about.version, 40)
  const description = request.description ?? clean(firstParagraph(about.description), LONGEST_DESCRIPTION)
  const tools = source.list()
  const secure = tools.some(tool => tool.secure)
  const name = request.name ?? proposeName(title, raw.url, taken => holderOf(taken) !== undefined)
  const holder = holderOf(name)
  const known = knownAt(raw.url)
  const asked = about.auth ?? { type: 'bearer' }
  return {
    name,
    type: raw.type,
    url: secrets.redact(raw.url),
    ...(title && { title }),
    ...(version && { version }),
    ...(description && { description }),
    tool_count: tools.length,
    tools: tools.slice(0, MOST_PREVIEWED).map(toPreviewed(secrets)),
    secure,
    ...(secure &&
      !request.auth && {
        auth_needed: {
          ...asked,
          message: `Some tools ask for a credential. Put it into an environment variable of the registry, and give auth with type ${asked.type}${asked.key === undefined ? '' : `, key ${asked.key}`} and the name of the variable.`,
        },
      }),
    warnings: [
      ...(holder === undefined ? [] : [`The name '${name}' is taken: ${holder}. Choose another one.`]),
      ...(known === undefined ? [] : [`The application '${known}' is at this address already.`]),
      ...(tools.length ? [] : ['It offers no tools.']),
      ...(about.server === undefined
        ? []
        : [
            `Its calls${request.auth ? ' and the credential' : ''} go to ${about.server}, which its description names.`,
          ]),
      ...(request.auth && isReadableOnTheWay(raw.url)
        ? ['The credential travels unencrypted: the address begins with http.']
        : []),
      ...source.notes().map(note => shorten(secrets.redact(note), LONGEST_DESCRIPTION)),
    ],
  }
}

const toPreviewed = (secrets: Secrets) => (tool: Tool) => ({
  name: tool.name,
  description: secrets.redact(shorten(tool.description, LONGEST_DESCRIPTION)),
  method: tool.method,
  path: tool.path,
  read_only: tool.readOnly,
  parameters: countParameters(tool),
})

/** One tool whose schema cannot be read does not spoil the rest. */
function countParameters(tool: Tool): number {
  try {
    return tool.parameters.length
  } catch {
    return 0
  }
}

const firstParagraph = (text: string | undefined) => text?.trim().split(/\n\s*\n/, 1)[0]

const shorten = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

function isReadableOnTheWay(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isOnThisMachine(hostname)
}
