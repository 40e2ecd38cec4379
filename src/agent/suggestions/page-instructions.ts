import { readInstructions } from '../web/read/read-instructions.ts'
import { LEAST_CONFIDENCE } from './suggestion.ts'

/** What a browser can do in one sentence, on a page that everybody has (RFC 2606 § 3). */
const INSTRUCTIONS = [
  'Open https://example.com and take a screenshot',
  'Open https://example.com and list the links',
  'Open https://example.com and check that it says "Example Domain"',
]

/** Instructions for pages that the grammar reads. */
export const suggestInstructions = (): string[] =>
  INSTRUCTIONS.filter(message => readInstructions(message).confidence >= LEAST_CONFIDENCE)
