import { expect } from 'chai'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import type { ToolCard } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'
import { createEngine } from '../../../../src/agent/engine.ts'
import { createLogger } from '../../../../src/lib/logger.ts'
import { turnOf } from '../../../support/turn-of.ts'

const NOW = new Date('2026-01-15T12:00:00')
const text = (description: string, more: Schema = {}) => ({ type: 'string', description, ...more })

function toolOf(description: string, properties: Record<string, Schema>, required?: string[]): ToolCard {
  const record = toolRecord('tool', description, properties, required)
  return buildModel(catalogueOf([record])).tools.get(record.api_name)!
}

const fill = async (message: string, tool: ToolCard) => fillArguments(await readText(message, NOW), tool).args
const plan = async (message: string, tools: ToolCard[]) =>
  (await planCalls(await readText(message, NOW), tools)).map(({ args }) => args)

describe('values said in passing', () => {
  for (const [example, written] of [
    ['e.g. 4am', '8pm'],
    ['such as 7:30 AM', '08:00 PM'],
    ['HH:MM', '20:00'],
    ["'YYYY-MM-DD HH:MM:SS' with a day, 'HH:MM:SS' or 'HH:MM' without", '20:00'],
  ] as const)
    it(`writes a time as ${example} has it`, async () =>
      expect(await fill('Ring the bell at 8pm', toolOf('Rings a bell.', { time: text(`The time of day, ${example}`) }))) // oxfmt-ignore
        .to.deep.equal({ time: written }))

  it('takes the coefficients of a polynomial', async () => {
    const curve = toolOf('Draws y = ax^2 + bx + c.', {
      a: { type: 'number', description: 'Coefficient of x^2.' },
      b: { type: 'number', description: 'The coefficient of x.' },
      c: { type: 'number', description: 'Constant term.' },
    })
    expect(await fill('Draw 2x^2 - 9x + 4', curve)).to.deep.equal({ a: 2, b: -9, c: 4 })
    expect(await fill('Draw x² - 6.5 = 0', curve)).to.deep.equal({ a: 1, b: 0, c: -6.5 })
    expect(await fill('Draw 3x^2 + x = 7', curve)).to.deep.equal({ a: 3, b: 1, c: -7 })
    expect(await fill('Draw the curve with a = 4, b = 5 and c = 6', curve)).to.deep.equal({ a: 4, b: 5, c: 6 })
  })

  it('composes an expression of fields', async () => {
    const mail = toolOf('Finds letters.', {
      query: text("The search, in the format 'from:Sender subject:Subject', such as 'from:Ann Lee subject:rent'"),
    })
    expect(await fill("Find the letter 'Late rent' from Jo Marsh", mail)).to.deep.equal({
      query: 'from:Jo Marsh subject:Late rent',
    })
  })

  it('gives codes where codes of countries are asked for', async () => {
    const post = toolOf('Postage of a letter to a country.', {
      country: text('The country, as an ISO 3166 alpha-2 code.'),
    })
    expect(await fill('Postage of a letter to the UK', post)).to.deep.equal({ country: 'GB' })
    expect(await fill('Postage of a letter to Germany', post)).to.deep.equal({ country: 'DE' })
  })

  it('gives a town its state whatever stands behind it', async () =>
    expect(
      await fill('Is it foggy in Portland today?', toolOf('Tells whether a city has fog.', { city: text("The city, such as 'Austin, TX'") })), // oxfmt-ignore
    ).to.deep.equal({ city: 'Portland, OR' }))

  it('keeps the end of a name that owns nothing', async () => {
    const shop = toolOf('Orders from a shop.', { shop: text('Name of the shop.') })
    expect(await fill("Order from Weatherby's.", shop)).to.deep.equal({ shop: "Weatherby's" })
  })

  it('takes a note with its accidental', async () =>
    expect(await fill('Play G sharp', toolOf('Plays a note.', { note: text('The note.') }))).to.deep.equal({
      note: 'G sharp',
    }))

  it('takes no common name for a key or a password', async () => {
    const vault = toolOf('Opens a vault.', { owner: text('The owner.'), api_key: text('The API key.') }, ['api_key'])
    expect(await fill('Open the vault of the Acme bank', vault)).not.to.have.property('api_key')
    expect(await fill("Open the vault with the API key 'x9-k2'", vault)).to.include({ api_key: 'x9-k2' })
  })

  it('takes what is called an identifier for one', async () => {
    const desk = toolOf('Cancels a desk.', { desk_id: text('Identifier of the desk.') })
    expect(await fill('Cancel the desk with id window, please', desk)).to.deep.equal({ desk_id: 'window' })
    expect(await fill('Cancel my desk, its ID is corner-4', desk)).to.deep.equal({ desk_id: 'corner-4' })
  })

  it('takes no noun for a language, and the language of the message where that of a text is asked for', async () => {
    const judge = toolOf('Rates how polite a text is.', {
      text: text('The text.'),
      language: text('The language in which the text is written.'),
    })
    expect(await fill("How polite is the guest review 'Great soup'?", judge)).to.deep.equal({
      text: 'Great soup',
      language: 'English',
    })
    expect(await fill("How polite is the German review 'Gute Suppe'?", judge)).to.include({ language: 'German' })
  })

  it('changes the currency that has the amount', async () => {
    const bank = toolOf('Changes money.', {
      base_currency: text('The currency to change from.'),
      target_currency: text('The currency to change to.'),
      amount: { type: 'number', description: 'The amount.' },
    })
    expect(await fill('What do I get in Swiss francs for 90 US dollars?', bank)).to.deep.equal({
      base_currency: 'USD',
      target_currency: 'CHF',
      amount: 90,
    })
  })

  it('takes no town and no preposition for a unit', async () => {
    const wind = toolOf('Measures the wind.', { tower: text('The tower.'), unit: text('The unit of speed.') }, ['tower', 'unit']) // oxfmt-ignore
    expect(await fill('Measure the wind at the Long Tower in Oslo', wind)).not.to.have.property('unit')
    expect(await fill('Measure the wind at the Long Tower in knots', wind)).to.include({ unit: 'knots' })
  })

  it('ends what lasts some hours when they are over', async () => {
    const hall = toolOf('Books a hall.', {
      start: text('Start of the booking, YYYY-MM-DD HH:MM:SS'),
      end: text('End of the booking, YYYY-MM-DD HH:MM:SS'),
    })
    expect(await fill('Book the hall on 4 May 2026 at 22:30 for 2 hours', hall)).to.deep.equal({
      start: '2026-05-04 22:30:00',
      end: '2026-05-05 00:30:00',
    })
  })

  it('finds allowed values in other forms of their words, and by the number that says the same', async () => {
    const clinic = toolOf('Finds a helper.', { kind: text('Kind.', { enum: ['Grief Counselor', 'Debt Counselor'] }) })
    expect(await fill('Find somebody for debt counseling', clinic)).to.deep.equal({ kind: 'Debt Counselor' })
    const rig = toolOf('Builds a rig.', { pumps: text('The pumps.', { enum: ['single', 'dual', 'quad'] }) })
    expect(await fill('Build a rig with two pumps', rig)).to.deep.equal({ pumps: 'dual' })
  })
})

describe('one and several calls', () => {
  const find = toolOf('Finds tailors in a city.', { city: text('The city.'), evening: { type: 'boolean', description: 'Open in the evening.' } }, ['city']) // oxfmt-ignore

  it('does the same for what is named', async () =>
    expect(await plan('Find tailors in Lyon, then do the same for Nantes and Toulon', [find])).to.deep.equal([
      { city: 'Lyon' },
      { city: 'Nantes' },
      { city: 'Toulon' },
    ]))

  it('counts one of what an article stands with', async () => {
    const boat = toolOf('Rents a boat.', {
      adults: { type: 'integer', description: 'The number of adults.' },
      children: { type: 'integer', description: 'The number of children.' },
      berth: { type: 'integer', description: 'The number of the berth.' },
    }, ['adults', 'children']) // oxfmt-ignore
    expect(await fill('Rent a boat for 3 adults and a child at a berth', boat)).to.deep.equal({
      adults: 3,
      children: 1,
    })
  })

  it('counts none of a price for each, nor of what has a figure', async () => {
    const lodge = toolOf('Books a lodge.', {
      lodge: text('The lodge.'),
      nights: { type: 'integer', description: 'The number of nights.' },
    }, ['lodge']) // oxfmt-ignore
    expect(await fill('Book the lodge "Elk" at 80 dollars a night', lodge)).to.deep.equal({ lodge: 'Elk' })
  })

  it('goes on from where a leg of a journey has ended', async () => {
    const leg = toolOf('Distance between two points.', {
      start: text('The place to start from.'),
      end: text('The destination.'),
    }) // oxfmt-ignore
    expect(await plan('How far is it from Lyon to Nantes, then to Toulon and finally to Metz?', [leg])).to.deep.equal([
      { start: 'Lyon', end: 'Nantes' },
      { start: 'Nantes', end: 'Toulon' },
      { start: 'Toulon', end: 'Metz' },
    ])
  })

  it('makes no call of each part that a noun takes in', async () => {
    const topics = toolOf('Lists papers of a project.', { project: text('The project.'), kind: text('Kind of paper.', { enum: ['plans', 'budgets', 'minutes'] }) }, ['project']) // oxfmt-ignore
    expect(await plan("List the papers, including plans, budgets, and minutes, of project 'Fjord'", [topics])).to.have.length(1) // oxfmt-ignore
  })

  it('sends names that are quoted as keys where nothing lists them', async () => {
    const catalogue = catalogueOf([toolRecord('get_case', 'Fetches a legal case.', { case_id: text('Identifier of the case.') }, ['case_id'])]) // oxfmt-ignore
    const registry = {
      url: 'http://127.0.0.1',
      catalogue: async () => ({ revision: '1', catalogue, partial: new Set<string>() }),
      search: async () => [],
      call: async () => ({ ok: false as const, status: 0, message: 'a dry run calls nothing' }),
      close: async () => {},
    }
    const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
    const planOf = async (message: string) =>
      (await engine.answer(turnOf(message, { dryRun: true }))).data.plan?.steps.length ?? 0
    expect(await planOf("Fetch the legal case 'Hill vs Mason'")).to.equal(1)
    await engine.close()
  })
})

it('takes the step before of what is said to be not too much', async () => {
  const radio = toolOf('Turns on a radio.', { volume: text('How loud.', { enum: ['quiet', 'normal', 'loud'] }) })
  expect(await fill('Turn on the radio, loud', radio)).to.deep.equal({ volume: 'loud' })
  expect(await fill('Turn on the radio, not too loud', radio)).to.deep.equal({ volume: 'normal' })
  expect(await fill('Turn on the radio, not so quiet', radio)).not.to.include({ volume: 'quiet' })
})

describe('lengths of time as texts', () => {
  const bellOf = (form: string) =>
    toolOf('Rings a bell for a while.', { duration: text(`How long the bell rings, ${form}.`) }, ['duration'])
  for (const [form, said, written] of [
    ['in the format MM:SS', '5 minutes', '05:00'],
    ['HH:MM', '1 hour and 20 minutes', '01:20'],
    ["e.g. '30s' or '5m'", '10 mins', '10m'],
    ["such as '45 minutes' or '1 hour 30 minutes'", '2 hrs and 5 mins', '2 hours 5 minutes'],
    ["as ISO 8601, e.g. 'PT45M'", '90 minutes', 'PT90M'],
    ['in words', '3 minutes', '3 minutes'],
  ] as const)
    it(`writes ${said} as ${form} has it`, async () =>
      expect(await fill(`Ring the bell for ${said}`, bellOf(form))).to.deep.equal({ duration: written }))
})
