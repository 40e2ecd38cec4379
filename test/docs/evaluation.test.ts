import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { Expectation, Question, readQuestionFile } from '../../src/cli/evaluation/question-file.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/evaluation.md'), 'utf8')

describe('the page about evaluation', () => {
  it('shows a question file that can be read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agent-docs-'))
    try {
      const [, example] = /^```yaml\n([^]*?)^```$/m.exec(text)!
      writeFileSync(join(folder, 'q.yaml'), example!)
      expect(readQuestionFile(join(folder, 'q.yaml'))).to.have.length(8)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('names every field of a question and every expectation', () => {
    const fields = [...Object.keys(Question.shape), ...Object.keys(Expectation.shape)]
    expect(fields.filter(field => !text.includes(`\`${field}\``))).to.deep.equal([])
  })
})
