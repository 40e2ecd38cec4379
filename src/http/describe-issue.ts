import type { z } from 'zod'

/** What zod calls things, in words for people. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  undefined: 'nothing',
  null: 'null',
}

/** What is wrong with a value, in words that need no knowledge of the validator. Messages of our own stay as they are. */
export function describeIssue({ message, ...issue }: z.core.$ZodIssue): string {
  const given = /^Invalid input: expected (\w+), received (\w+)$/.exec(message)
  if (given) {
    const [, expected = '', received = ''] = given
    if (received === 'undefined') return 'Field required'
    const kind = KINDS[expected] ?? expected
    return received === 'NaN' ? `Expected ${kind}` : `Expected ${kind}, not ${KINDS[received] ?? received}`
  }
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1 && /^Too small/.test(message))
    return 'Must not be empty'
  return message
}
