import type { CatalogueModel, ToolCard } from '../catalogue-model.ts'
import { FILLERS } from '../lexicon.ts'
import type { Message } from '../read-message.ts'
import { splitIdentifier, stem } from '../words.ts'

/** A tool with how well a message speaks of it: 0 to 1, the share of the message's words that the tool explains. */
export interface ToolMatch {
  tool: ToolCard
  score: number
  /** True when the message says the tool's own name, or all the words of it. */
  named: boolean
}

const IN_NAME = 1
const IN_DESCRIPTION = 0.6
const IN_PARAMETERS = 0.4
const LEAST = 0.34

/**
 * The tools that are not about records, best first: those whose name, description and parameters explain the words of
 * the message. Words that every tool has weigh little (inverse document frequency).
 */
export function rankTools(message: Message, model: CatalogueModel, apps?: string[]): ToolMatch[] {
  const forRecords = new Set(
    model.apps.flatMap(a => a.entities.flatMap(e => [...e.sources.map(s => s.tool), ...e.operations.map(o => o.tool)])),
  )
  const tools = [...model.tools.values()].filter(
    t => t.kind === 'api' && !forRecords.has(t.name) && (!apps || apps.includes(t.app)),
  )
  const nouns = new Set(model.apps.flatMap(a => a.entities.flatMap(e => e.words.map(stem))))
  const cards = tools.map(tool => ({ tool, words: wordsOfTool(tool) }))
  const said = new Set(message.tokens.filter(t => !FILLERS.has(t.norm) && !/^\d/.test(t.norm)).map(t => t.stem))
  const rarity = (word: string) => Math.log(1 + tools.length / (1 + cards.filter(c => c.words.all.has(word)).length))
  const whole = [...said].reduce((sum, word) => sum + rarity(word), 0) || 1
  return cards
    .map(({ tool, words }) => {
      let sum = 0
      for (const word of said) {
        const weight = words.name.has(word)
          ? IN_NAME
          : words.description.has(word)
            ? IN_DESCRIPTION
            : words.parameters.has(word)
              ? IN_PARAMETERS
              : 0
        sum += weight * rarity(word)
      }
      const named =
        message.text.toLowerCase().includes(tool.name.toLowerCase()) ||
        (words.name.size > 0 && [...words.name].every(word => said.has(word)))
      return { tool, named, score: sum / whole }
    })
    .filter(
      match => (match.named || match.score >= LEAST) && (match.tool.readOnly || saysMore(message, match.tool, nouns)),
    )
    .sort((a, b) => Number(b.named) - Number(a.named) || b.score - a.score)
}

/**
 * Whether a message says anything of a tool beside the records that it is about: "book 42" asks for a book, and does not
 * order that it be returned.
 */
function saysMore(message: Message, tool: ToolCard, nouns: ReadonlySet<string>): boolean {
  const { name, all } = wordsOfTool(tool)
  for (const word of tool.words) name.add(stem(word))
  return message.tokens.some(({ stem: word, norm }) => {
    if (nouns.has(word)) return false
    return name.has(word) || (!FILLERS.has(norm) && all.has(word))
  })
}

function wordsOfTool(tool: ToolCard): {
  name: Set<string>
  description: Set<string>
  parameters: Set<string>
  all: Set<string>
} {
  const keep = (words: string[]) => new Set(words.filter(word => word.length > 1 && !FILLERS.has(word)).map(stem))
  const name = keep(tool.words)
  const description = keep(splitIdentifier(tool.description))
  const parameters = keep(
    tool.parameters.flatMap(p => [
      ...p.words,
      ...splitIdentifier(p.description),
      ...p.choices.flatMap(splitIdentifier),
    ]),
  )
  return { name, description, parameters, all: new Set([...name, ...description, ...parameters]) }
}
