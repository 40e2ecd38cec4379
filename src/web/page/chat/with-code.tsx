import type { ComponentChildren } from 'preact'

/** A message of the server, in which commands and settings stand between backticks. */
export const withCode = (text: string): ComponentChildren => {
  const parts = text.split('`')
  // One without its partner is no mark.
  return parts.length % 2 ? parts.map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part)) : text
}
