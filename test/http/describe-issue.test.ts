import { expect } from 'chai'
import { z } from 'zod'
import { describeIssue } from '../../src/http/describe-issue.ts'

/** What is said about values that do not fit, to people who know nothing of the validator. */
describe('messages about input', () => {
  const rows: [title: string, schema: z.ZodType, value: unknown, message: string][] = [
    ['a missing field', z.string(), undefined, 'Field required'],
    ['a number that is none', z.coerce.number(), 'abc', 'Expected a number'],
    ['a number for text', z.string(), 5, 'Expected text, not a number'],
    ['a list for an object', z.looseObject({}), [], 'Expected an object, not a list'],
    ['an empty text', z.string().min(1), '', 'Must not be empty'],
    ['words of our own', z.string({ error: 'Say what to look for' }), undefined, 'Say what to look for'],
  ]
  for (const [title, schema, value, message] of rows)
    it(title, () => expect(describeIssue(schema.safeParse(value).error!.issues[0]!)).to.equal(message))
})
