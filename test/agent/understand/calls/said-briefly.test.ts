import { expect } from 'chai'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { isForeign } from '../../../../src/agent/understand/calls/is-foreign.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { splitPieces } from '../../../../src/agent/understand/calls/split-calls.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import type { ToolCard } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')
const text = (description: string, more: Schema = {}) => ({ type: 'string', description, ...more })
const number = (description: string) => ({ type: 'number', description })

function toolOf(description: string, properties: Record<string, Schema>, required?: string[]): ToolCard {
  const record = toolRecord('tool', description, properties, required)
  return buildModel(catalogueOf([record])).tools.get(record.api_name)!
}

const fill = async (message: string, tool: ToolCard) => fillArguments(await readText(message, NOW), tool).args
const plan = async (message: string, tool: ToolCard) =>
  (await planCalls(await readText(message, NOW), [tool])).map(({ args }) => args)

describe('values said briefly', () => {
  const slot = (what: string) => text(`${what} of the rehearsal, in the format 'YYYY-MM-DD HH:mm:ss'.`)
  const hall = toolOf('Books a rehearsal room.', {
    room: text('Name of the room.'),
    start_time: slot('The start'),
    end_time: slot('The end'),
  })

  it('reads from when and until when of one day', async () =>
    expect(await fill('Book the room "Elm" on 4 May 2026, any time between 9:30 and 17:00', hall)).to.deep.equal({
      room: 'Elm',
      start_time: '2026-05-04 09:30:00',
      end_time: '2026-05-04 17:00:00',
    }))

  it('counts the days between two dates where a length is asked for', async () => {
    const cabin = toolOf('Rents a cabin.', {
      first_day: text("The first day, in the format 'YYYY-MM-DD'."),
      rental_length: { type: 'integer', description: 'Length of the rental in days.' },
    })
    expect(await fill('Rent a cabin from 3 March to 10 March 2026', cabin)).to.deep.equal({
      first_day: '2026-03-03',
      rental_length: 7,
    })
  })

  it('writes no time of another zone as universal time', async () => {
    const pattern = "When it begins, in ISO-8601 format (e.g., 'YYYY-MM-DDTHH:MM:SSZ')."
    const begin = { begin: text(pattern) }
    const zoned = { ...begin, timezone: text('Time zone.', { enum: ['UTC', 'Asia/Tokyo'] }) }
    const message = 'Start the stream on 2 June 2026 at 6pm'
    expect(await fill(`${message} Tokyo time`, toolOf('Starts a stream.', zoned))).to.deep.equal({
      begin: '2026-06-02T18:00:00',
      timezone: 'Asia/Tokyo',
    })
    expect(await fill(message, toolOf('Starts a stream.', begin))).to.deep.equal({ begin: '2026-06-02T18:00:00Z' })
  })

  const garages = (example: string) =>
    toolOf('Finds garages in a city.', { place: text(`The city to look in${example}.`) })

  it('knows a large town by its letters where the examples have states', async () => {
    const withState = garages(", such as 'Austin, TX'")
    expect(await fill('Find a garage in LA', withState)).to.deep.equal({ place: 'Los Angeles, CA' })
    expect(await fill('Find a garage in SF please', withState)).to.deep.equal({ place: 'San Francisco, CA' })
    expect(await fill('Find a garage in Baton Rouge, LA', withState)).to.deep.equal({ place: 'Baton Rouge, LA' })
    expect(await fill('Find a garage in LA', garages(''))).to.deep.equal({ place: 'LA' })
  })

  it('makes one call for a town and its state in small letters', async () =>
    expect(await plan('Find a garage in Tucson, arizona', garages(", such as 'Austin, TX'"))).to.deep.equal([
      { place: 'Tucson, AZ' },
    ]))

  it('takes the letters in brackets for the symbol of a name', async () => {
    const quote = toolOf('Gets the price of a share.', { share: text('Ticker symbol of the share.') })
    expect(await fill('What is a share of Harbour Mills (HBM) worth?', quote)).to.deep.equal({ share: 'HBM' })
  })

  it('takes nouns in small letters that English does not have for the name of a person', async () => {
    const plays = toolOf('Finds plays.', { actor: text('An actor in it.') }, [])
    expect(await fill('find me plays with wanda sorvinelli', plays)).to.deep.equal({ actor: 'wanda sorvinelli' })
  })

  it('leaves a value of a nearer division to its own argument', async () => {
    const wards = toolOf('Finds nurses.', { district: text('District.'), subdistrict: text('Sub-district.') }, [])
    expect(await fill('Find a nurse in Kent Province, Elmwood District', wards)).to.deep.equal({ district: 'Elmwood' })
  })

  it('reads times of pi, with as many decimals as are asked for', async () => {
    const angle = toolOf('Draws an arc.', { from: number('Start in radians.'), to: number('End in radians. Three decimal places.') }) // oxfmt-ignore
    expect(await fill('Draw an arc from 0 to 2 pi', angle)).to.deep.equal({ from: 0, to: 6.283 })
    expect(await fill('Draw an arc from 0 to 2π', angle)).to.deep.equal({ from: 0, to: 6.283 })
  })

  it('reads the sign before the mark of a currency', async () => {
    const ledger = toolOf('Sums entries.', { entries: { type: 'array', items: { type: 'number' }, description: 'The entries.' } }) // oxfmt-ignore
    expect(await fill('Sum the entries -$15, $40 and $25', ledger)).to.deep.equal({ entries: [-15, 40, 25] })
  })

  it('gives a figure the sign that the tool gives to what is said of it', async () => {
    const shift = toolOf('Moves a valve.', { steps: number('Steps to move. When it falls, give a negative number.') })
    expect(await fill('Move the valve, a fall of 12 steps', shift)).to.deep.equal({ steps: -12 })
    expect(await fill('Move the valve, a rise of 12 steps', shift)).to.deep.equal({ steps: 12 })
  })

  it('cuts no measure in two units', () => {
    expect(splitPieces('Start the oven in 2 hours and 15 minutes')).to.have.length(1)
    expect(splitPieces('Boil it for 15 minutes and 2 eggs')).to.have.length(2)
  })

  it('reads numbers that are joined to their words, and how many of each thing', async () => {
    const house = toolOf('Draws a house.', {
      storeys: { type: 'integer', description: 'The number of storeys.' },
      doors: { type: 'integer', description: 'How many doors.' },
    })
    expect(await plan('Draw a two-storey, one-door house', house)).to.deep.equal([{ storeys: 2, doors: 1 }])
    const radio = toolOf('Orders radios.', { brand: text('The brand.'), count: { type: 'integer', description: 'The number of radios.' } }, ['brand']) // oxfmt-ignore
    expect(await plan('Order a two-way radio of the brand "Volta"', radio)).to.deep.equal([
      { brand: 'Volta', count: 1 },
    ])
    const stall = toolOf('Orders at a stall.', {
      dishes: { type: 'array', items: { type: 'string' }, description: 'Names of the dishes.' },
      quantities: { type: 'array', items: { type: 'integer' }, description: 'Quantity of each dish.' },
    })
    expect(await plan('Order three Blue Melts and one Red Melt', stall)).to.deep.equal([
      { dishes: ['Blue Melts', 'Red Melt'], quantities: [3, 1] },
    ])
  })

  it('hears what denies the last of the words of a flag', async () => {
    const flat = toolOf('Finds a sitter.', {
      available_for_cats: { type: 'boolean', description: 'Whether the sitter takes homes with cats.', default: false },
    }, []) // oxfmt-ignore
    const args = await fill('Find a sitter who is available on 3 May 2026 in Kent, and we do not have cats', flat)
    expect(args['available_for_cats']).to.not.equal(true)
  })

  it('takes the one example of a description where the text says it', async () => {
    const stews = (of: string) =>
      toolOf('Finds a stew.', { diet: text(`The diet${of}.`), extra: text('What comes with it.') })
    const diet = async (of: string) => (await fill('Give me a vegan stew with beans', stews(of)))['diet']
    expect(await diet(", e.g. 'Vegan'")).to.equal('Vegan')
    expect(await diet(' such as Vegan')).to.equal('Vegan')
    expect(await diet(", e.g. 'Kosher'")).to.not.equal('Kosher')
    expect(await diet(". If it is left out, it is that of 'stew'")).to.not.equal('stew')
  })

  it('takes a quotation for a value, though it has words of the tool', async () => {
    const model = toolOf('Trains an apple tree model.', { data: text('The data for the tree model.') })
    expect(await fill('Train an Apple Tree Model on the set "data_apple_tree"', model)).to.deep.equal({
      data: 'data_apple_tree',
    })
  })

  it('takes a moment for no genre, and what only names the unit for no unit', async () => {
    const plays = toolOf('Finds plays.', { genre: text('Genre of the play.'), town: text('Name of the town.') }, ['genre', 'town']) // oxfmt-ignore
    expect((await fill('Find comedy plays for the next week in Exeter', plays))['genre']).to.equal('comedy')
    const length = toolOf('Measures a road.', { road: text('Name.'), unit: text("The unit of measurement, default is 'km'.") }, ['road']) // oxfmt-ignore
    expect(await fill('Measure the road "A1" given its unit of measurement', length)).to.deep.equal({ road: 'A1' })
  })

  it('takes a message in another script for none that it understands', () => {
    expect(isForeign('如何安装 toolbox?')).to.equal(true)
    expect(isForeign('Translate 今天天气很好 into plain English')).to.equal(false)
    expect(isForeign('Where is the Café Müller?')).to.equal(false)
  })
})
