import { expect } from 'chai'
import { QUESTIONS } from '../../support/fields/questions.ts'
import { SERVICES, talkTo } from '../../support/fields/services.ts'

/** Less than this is no answer but an offer to read it so. */
const OFFERED = 0.35

/** `value 5|five` in the sentence, `records 1,2` by their ids, `count 2`, `declined`. */
const EXPECTED = /^(value|records|count|declined) ?(.*)$/

describe('words that reach fields which are spelt otherwise', () => {
  for (const [service, lines] of Object.entries(QUESTIONS))
    for (const line of lines.trim().split('\n')) {
      const [question, wanted] = line.trim().split(' -> ') as [string, string]
      it(`${service}: ${question}`, async () => {
        const { response, data, confidence } = await talkTo(service, SERVICES[service]!).ask(question)
        const [, kind, what = ''] = EXPECTED.exec(wanted)!
        const isAnswered = data.error === undefined && (confidence ?? 0) >= OFFERED
        expect(isAnswered, response).to.equal(kind !== 'declined')
        if (kind === 'value') expect(response).to.match(new RegExp(what))
        if (kind === 'count') expect(String(data.result), response).to.equal(what)
        if (kind === 'records')
          expect([data.result].flat().map(row => (row as { id: number }).id).join(), response).to.equal(what) // oxfmt-ignore
      })
    }
})
