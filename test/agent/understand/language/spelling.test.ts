import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { buildDictionary } from '../../../../src/agent/understand/dictionary/build-dictionary.ts'
import { readMessage } from '../../../../src/agent/understand/requests/read-message.ts'
import { correctSpelling } from '../../../../src/agent/understand/language/spelling.ts'
import { buildVocabulary } from '../../../../src/agent/understand/vocabulary/build-vocabulary.ts'
import { libraryCatalogue } from '../../../support/library/catalogue.ts'
import { readQuery } from '../../../support/library/read-query.ts'

const app = buildModel(libraryCatalogue()).apps[0]!
const dictionary = buildDictionary(app)
const vocabularies = app.entities.map(entity => buildVocabulary(entity, [], 0))
const correct = (word: string) =>
  correctSpelling(readMessage(word, new Date(2025, 0, 1)).tokens[0]!, dictionary, vocabularies)

describe('correctSpelling', () => {
  for (const [written, meant] of [
    ['authro', 'author'],
    ['auhtor', 'author'],
    ['membres', 'members'],
    ['languge', 'language'],
    ['langauge', 'language'],
    ['averge', 'average'],
    ['higest', 'highest'],
    ['sciense', 'science'],
    ['publishd', 'published'],
    ['lang', 'language'],
  ] as const)
    it(`reads ${written} as ${meant}`, () => {
      const { norm, certainty } = correct(written)
      expect(norm).to.equal(meant)
      expect(certainty).to.be.within(0.5, 0.95)
    })

  for (const word of ['elephants', 'weather', 'klingon', 'the', 'of', 'xy', 'Alfred', 'zebra'])
    it(`leaves ${word} as it is`, () => expect(correct(word)).to.include({ norm: word.toLowerCase(), certainty: 1 }))
})

describe('misspelt messages', () => {
  for (const [message, query] of [
    ['how many boks are there', 'count book'],
    ['averge pirce of novels', 'avg(price) book where genre = novel'],
    ['list the membres in Texas', 'list member where state = TX'],
    ['books by Ada Morenno', 'list book where has [author where first_name+last_name = Ada Moreno]'],
    ['the price of Atoms for Brekfast', 'list price of book where title = Atoms for Breakfast'],
    ['how many elefants are there', 'declined: elefants'],
  ] as const)
    it(`reads “${message}” as ${query}`, async () => expect(await readQuery(message)).to.equal(query))
})
