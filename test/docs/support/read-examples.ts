import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** Every document for readers: the README, CONTRIBUTING and the pages below docs. */
export const DOCUMENTS: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name.replaceAll('\\', '/')}`)
    .sort(),
]

/** A fenced block of a document. `marks` are the words behind its language: `run`, `output`, `file=…`. */
export interface Block {
  document: string
  line: number
  language: string
  marks: readonly string[]
  text: string
}

/** An example that is run: the block, and what it is said to print. */
export interface Example extends Block {
  output: string | undefined
}

export const readDocument = (name: string): string => readFileSync(join(ROOT, name), 'utf8')

/** The fenced blocks of a document in their order. */
export function readBlocks(document: string, text = readDocument(document)): Block[] {
  return [...text.matchAll(/^( *)(`{3,})([^\n`]*)\n([^]*?)^ *\2$/gm)].map(match => {
    const [language = '', ...marks] = match[3]!.trim().split(/\s+/)
    const line = text.slice(0, match.index).split('\n').length
    return { document, line, language, marks, text: match[4]! }
  })
}

/** The blocks marked `run`, each with the block marked `output` behind it. */
export function findExamples(document: string, text?: string): Example[] {
  const blocks = readBlocks(document, text)
  return blocks.flatMap((block, index) => {
    if (!block.marks.includes('run')) return []
    const next = blocks[index + 1]
    return [{ ...block, output: next?.marks.includes('output') ? next.text : undefined }]
  })
}

/** Whether what was printed is what is shown; `…` stands for anything, also for several lines. */
export function fits(shown: string, printed: string): boolean {
  const tidy = (text: string) =>
    text
      .split('\n')
      .map(line => line.trimEnd())
      .join('\n')
      .trim()
  const pattern = tidy(shown)
    .split('…')
    .map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^]*?')
  return new RegExp(`^${pattern}$`).test(tidy(printed))
}
