/**
 * Asks a question set of the built-in engine and prints the figures:
 * `node test/evaluation/score.ts --set a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|q|r|s|t|u|v|w|x|y|z|aa|ab|ac|ad|ae|af|ag|ah|ai|aj|ak|al|am|an|ao|ap|aq|ar|as|at|au|av|aw|ax|ay|az|ba|bb|bc|bd|be|bf|bg|bh|grid|doings|nouns|pairs|phrasings|talks|talks-held|writes|writes-held [--category name,...] [--only id,...] [--json FILE] [--verbose] [--cold] [--together] [--reworded] [--check]`.
 * `--cold` asks every question first, of services that have just started; `--together` registers all services of the set at once; `--reworded` asks in the
 * wordings of others (`reworded/`). `--check` asks nothing: it prints every question with its gold and marks odd ones.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { ChatResponse } from '../../src/contract/chat.ts'
import { createFacts } from './facts.ts'
import type { QuestionResult } from './run/ask-questions.ts'
import { evaluate, questionsOf } from './run/evaluate.ts'
import { inspectGold } from './run/inspect-gold.ts'
import { report } from './run/summarise.ts'
import { createData } from './services/create-data.ts'

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'a' },
    category: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    cold: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
    reworded: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})

/** Prints every question with its gold, and how many there are of each kind. */
function check(set: string): void {
  const clock = new Date()
  const questions = questionsOf(set, createFacts(createData(clock), clock))
  const counts: Record<string, Record<string, number>> = {}
  let odd = 0
  for (const { id, service, category, turns } of questions) {
    const row = (counts[category] ??= {})
    row[service] = (row[service] ?? 0) + 1
    for (const { ask, gold } of turns) {
      const told = inspectGold(gold)
      if (told.odd) odd++
      console.log(`${told.odd ? `ODD (${told.odd}) ` : ''}${id}: ${ask}\n    ${told.text}`)
    }
  }
  console.table(counts)
  console.log(`${questions.length} questions, ${odd} odd golds`)
}

function tell({ id, category, reason, turns }: QuestionResult): void {
  if (reason !== undefined) {
    console.log(`MISS ${id} [${category}] ${reason}`)
    console.log(`     asked: ${turns.map(({ ask }) => ask).join(' / ')}`)
  } else if (options.verbose) console.log(`OK   ${id}`)
  if (!options.verbose) return
  for (const { ask, reply, confidence, milliseconds } of turns) {
    const said = (reply as ChatResponse).response ?? reply
    console.log(`     > ${ask}\n     < ${said} (${confidence ?? '-'}, ${milliseconds.toFixed(0)} ms)`)
  }
}

async function main(): Promise<void> {
  if (options.check) return check(options.set)
  const { summary, results } = await evaluate(options.set, {
    categories: options.category?.split(','),
    ids: options.only?.split(','),
    isCold: options.cold,
    isTogether: options.together,
    isReworded: options.reworded,
    onDone: tell,
  })
  if (options.json) writeFileSync(options.json, JSON.stringify({ summary, results }, null, 2))
  console.log(`\n${report(summary)}`)
}

await main()
