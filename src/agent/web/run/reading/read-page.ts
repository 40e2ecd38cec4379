import type { RunContext, Of } from '../context.ts'
import { judge } from '../judging/judge.ts'
import { readCount } from './read-count.ts'
import { readRecords, readKind } from './read-rows.ts'
import { readTableCalled } from './read-table.ts'
import { readText } from './read-text.ts'
import { readValueOrTable } from './read-value.ts'
import type { ReadResult } from './result.ts'

/** Takes from the page what is asked for. */
export async function readFromPage(step: Of<'extract'>, context: RunContext): Promise<ReadResult> {
  const { extraction } = step
  switch (extraction.kind) {
    case 'title':
    case 'url': {
      const snapshot = await context.browser.snapshot()
      const value = snapshot[extraction.kind]
      return {
        text: extraction.kind === 'title' ? `The title is “${value}”.` : `The address is ${value}`,
        result: value,
      }
    }
    case 'text':
      return readText(extraction, context)
    case 'count':
      return readCount(extraction.target, { ...context, saying: step.said })
    case 'whether': {
      const judged = await judge(extraction.expectation, context)
      context.sure.push(judged.sure)
      return { text: `${judged.holds ? 'Yes' : 'No'}: ${judged.actual}.`, result: judged.holds }
    }
    case 'value':
      return (await readTableCalled(extraction, step, context)) ?? readValueOrTable(extraction, step, context)
    case 'records':
      return readRecords(extraction, step, context)
    default:
      return readKind(extraction, step, context)
  }
}
