import { readInstructions } from '../web/read/read-instructions.ts'

/** What a browser can do in one sentence, on a page that everybody has (RFC 2606 § 3). */
const INSTRUCTIONS = [
  'Open https://example.com and take a screenshot',
  'Open https://example.com and list the links',
  'Open https://example.com and check that it says "Example Domain"',
]

/** Below this a reading is not offered. */
const LEAST_CONFIDENCE = 0.8

/** Instructions for pages that the grammar reads. */
export const suggestInstructions = (): string[] =>
  INSTRUCTIONS.filter(message => readInstructions(message).confidence >= LEAST_CONFIDENCE)
