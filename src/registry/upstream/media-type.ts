/** What a body of a media type is: how it is made, and what is made of it. */
export type MediaKind = 'json' | 'form' | 'multipart' | 'text' | 'binary'

/** `application/json` of `Application/JSON; charset=utf-8`. */
export const bareType = (contentType: string) => (contentType.split(';', 1)[0] ?? '').trim().toLowerCase()

/** With its vendor forms: `+json`, `.json`, `x-amz-json-1.1`. */
const JSON_TYPE = /^[\w.*-]+\/(?:[\w.+-]*[+._-])?json(?:[._-][\d.]+)?$/
/** One JSON value on each line. */
const LINES = /\/(x-)?(ndjson|jsonl|jsonlines|json-seq)$/
const TEXT =
  /^text\/|[/+.](xml|yaml|x-yaml|graphql|javascript|ecmascript|csv|sql|toml|jwt|jose|x-ndjson|ndjson|jsonl|json-seq|x-sh|x-pem-file|rtf)$/

/** The kind of a media type; what is not known to be text is bytes. */
export function kindOfType(contentType: string): MediaKind {
  const type = bareType(contentType)
  if (JSON_TYPE.test(type)) return 'json'
  if (type === 'application/x-www-form-urlencoded') return 'form'
  if (type.startsWith('multipart/')) return 'multipart'
  return TEXT.test(type) ? 'text' : 'binary'
}

/** Whether every line (or record, RFC 7464) of a body is a JSON value of its own. */
export const isJsonLines = (contentType: string) => LINES.test(bareType(contentType))
