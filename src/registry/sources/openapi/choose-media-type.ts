import { bareType, kindOfType } from '../../upstream/media-type.ts'

/** Media types by preference: what says most about its content first. */
const PREFERRED = [
  /^application\/json$/,
  /^application\/merge-patch\+json$/,
  /^[\w.-]+\/[\w.+-]*\+json$/,
  /^application\/x-www-form-urlencoded$/,
  /^multipart\/form-data$/,
  /^multipart\//,
  /^text\/json$/,
  /^\*\/\*$/,
  /^application\/\*$/,
  /^text\//,
]

/**
 * The media type that a body is sent in, of those that the description offers. `hasFile` says whether its schema holds
 * a file: only multipart carries one, so that it goes before JSON and forms then.
 */
export function chooseMediaType(types: readonly string[], hasFile: (type: string) => boolean): string | undefined {
  const multipart = types.find(type => kindOfType(type) === 'multipart' && hasFile(type))
  if (multipart !== undefined) return multipart
  for (const pattern of PREFERRED) {
    const found = types.find(type => pattern.test(bareType(type)))
    if (found !== undefined) return found
  }
  return types[0]
}

/** A type that can be written into a header: a range becomes its most usual member, nonsense becomes bytes. */
export function concreteType(contentType: string, isBinary: boolean): string {
  const type = bareType(contentType)
  if (type === '*/*' || type === 'application/*') return isBinary ? 'application/octet-stream' : 'application/json'
  if (type === 'text/*') return 'text/plain'
  const isSound = /^[\w.!#$&^+-]+\/[\w.!#$&^*+-]+$/.test(type) && /^[\x20-\x7e]+$/.test(contentType)
  if (isSound) return contentType.trim()
  return /json/.test(type) ? 'application/json' : 'application/octet-stream'
}
