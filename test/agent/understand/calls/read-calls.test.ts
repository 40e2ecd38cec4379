import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { readCalls } from '../../../../src/agent/understand/calls/read-calls.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { scoreTools } from '../../../../src/agent/understand/calls/score-tools.ts'
import { catalogueOf, toolRecord } from '../../support/tool-record.ts'
import { KIT } from './kit.ts'

const now = new Date('2026-01-15')
const model = buildModel(catalogueOf(KIT))

describe('the choice of a tool', () => {
  const asked: [string, string][] = [
    ['read the file /tmp/notes.txt', 'read_file'],
    ['list the directory /var/log', 'list_directory'],
    ['rename report.doc to final.doc', 'move_file'],
    ['search the knowledge graph for Alice', 'search_nodes'],
    ['what is the weather like in Paris?', 'getWeather'],
    ['convert 100 USD to EUR', 'convertCurrency'],
    ['create a workspace called Alpha', 'createWorkspace'],
  ]
  for (const [message, tool] of asked)
    it(`calls ${tool} for “${message}”`, async () => {
      const reading = await readCalls(message, model, { now })
      expect(reading?.decision.verdict).to.equal('call')
      expect(reading!.calls.map(call => call.tool.name)).to.deep.equal([`kit_${tool}`])
    })

  for (const message of ['create a workspace', 'send an email'])
    it(`asks for what “${message}” leaves open`, async () => {
      const reading = await readCalls(message, model, { now })
      expect(reading?.decision.verdict).to.equal('ask')
    })

  for (const message of [
    'who won the world cup?',
    'what is the meaning of life?',
    'book me a flight to Rome',
    'how tall is Mount Everest?',
    'how many accounts are there?',
  ])
    it(`calls nothing for “${message}”`, async () => {
      expect(await readCalls(message, model, { now })).to.equal(undefined)
    })

  it('knows synonyms and other forms of the words of a tool', async () => {
    const cinema = buildModel(
      catalogueOf([
        toolRecord('find_movies', 'Finds movies by genre', { genre: { type: 'string' } }, []),
        toolRecord('find_songs', 'Finds songs by genre', { genre: { type: 'string' } }, []),
      ]),
    )
    const best = async (message: string) => scoreTools(await readText(message, now), cinema)[0]!.tool.name
    expect(await best('which films are there?')).to.equal('kit_find_movies')
    expect(await best('something to sing')).to.equal('kit_find_songs')
  })

  it('finds the tool among thousands by the words that only it has', async () => {
    const subjects = ['invoice', 'parcel', 'garden', 'engine', 'recipe', 'passport', 'violin', 'harbour']
    const many = Array.from({ length: 3000 }, (_, at) =>
      toolRecord(
        `get_${subjects[at % subjects.length]}_${at}`,
        `Gets ${subjects[at % subjects.length]} number ${at}`,
        {},
      ),
    )
    const large = buildModel(catalogueOf([...many, ...KIT]))
    const [best] = scoreTools(await readText('convert 100 USD to EUR', now), large)
    expect(best!.tool.name).to.equal('kit_convertCurrency')
  })
})
