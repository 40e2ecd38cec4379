import { expect } from 'chai'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { loadTagger } from '../../../../src/agent/understand/calls/tag-words.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import type { ToolCard } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')
const text = (description: string, more: Schema = {}) => ({ type: 'string', description, ...more })
const whole = (description: string, more: Schema = {}) => ({ type: 'integer', description, ...more })
const flag = (description: string) => ({ type: 'boolean', description, default: false })
const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description })

function toolOf(description: string, properties: Record<string, Schema>, required?: string[]): ToolCard {
  const record = toolRecord('tool', description, properties, required)
  return buildModel(catalogueOf([record])).tools.get(record.api_name)!
}

const fill = async (message: string, tool: ToolCard) => fillArguments(await readText(message, NOW), tool).args
const plan = async (message: string, tool: ToolCard) =>
  (await planCalls(await readText(message, NOW), [tool])).map(({ args }) => args)

describe('values of one call together', () => {
  const odds = toolOf('Odds of drawing winning tickets.', {
    number_of_attempts: whole('How many attempts are made.'),
    number_of_hits: whole('How many hits are wished for.'),
  })
  const seats = toolOf('Books seats in a hall.', {
    total_seats: whole('Seats of the hall.'),
    reserved_seats: whole('Seats that are reserved.'),
  })
  for (const [message, tool, args] of [
    ['The odds of exactly 3 hits in 9 attempts', odds, { number_of_attempts: 9, number_of_hits: 3 }],
    ['The odds of 2 hits out of 5 attempts', odds, { number_of_attempts: 5, number_of_hits: 2 }],
    ['With 12 attempts, what are the odds of 4 hits?', odds, { number_of_attempts: 12, number_of_hits: 4 }],
    ['Reserve 14 of the 200 seats', seats, { total_seats: 200, reserved_seats: 14 }],
  ] as const)
    it(`takes no part for larger than its whole: ${message}`, async () =>
      expect(await fill(message, tool)).to.deep.equal(args))

  it('gives a figure to one argument only', async () => {
    const shelves = toolOf('Checks shelves for parts that run low.', {
      shelf_numbers: { type: 'array', items: { type: 'integer' }, description: 'The shelves to check.' },
      minimum: whole('The minimum number of parts.'),
    })
    expect(
      await fill('Are shelves 301 for bolts and 302 for nuts below the minimum of 40 parts?', shelves),
    ).to.deep.equal({ shelf_numbers: [301, 302], minimum: 40 })
  })

  const dinner = toolOf('Books a table.', {
    restaurant_name: text('The name of the restaurant.'),
    location: text('Where the restaurant is.'),
  })
  for (const [message, args] of [
    ['Book a table at the Osteria in Genoa', { restaurant_name: 'Osteria', location: 'Genoa' }],
    ['Book a table at the Lindenhof in Munich', { restaurant_name: 'Lindenhof', location: 'Munich' }],
  ] as const)
    it(`takes the town behind "in" for where: ${message}`, async () =>
      expect(await fill(message, dinner)).to.deep.equal(args))

  it('reads a figure in quotes as the figure', async () => {
    const log = toolOf('Lists entries of a log.', {
      offset: whole('The entry to begin with.'),
      page_size: whole('Entries a page.'),
    })
    expect(await fill("Entries of the log from offset '40' with a page size of 'seven'", log)).to.deep.equal({
      offset: 40,
      page_size: 7,
    })
    const cabins = toolOf(
      'Reserves cabins on a ferry.',
      { ferry: text('The ferry.'), cabins: whole('The number of cabins to reserve.', { default: 1 }) },
      ['ferry'],
    )
    expect(await fill("I would like a cabin on the ferry 'Aurora', I need '3' cabins", cabins)).to.deep.equal({
      ferry: 'Aurora',
      cabins: 3,
    })
  })

  it('joins the properties of one object', async () => {
    const fence = toolOf('Works out the boards for a fence.', {
      area: {
        type: 'object',
        description: 'The size of the fence.',
        properties: { length: whole('The length in metres.'), height: whole('The height in metres.') },
      },
      spacing: whole('Centimetres between boards.'),
    })
    expect(
      await plan(
        'How many boards for a fence with a length of 30 m and a height of 2 m, with a spacing of 5 cm?',
        fence,
      ),
    ).to.deep.equal([{ area: { length: 30, height: 2 }, spacing: 5 }])
  })

  it('takes a district with what it lies in', async () => {
    const homes = toolOf(
      'Finds homes to let.',
      {
        district_name: text('The name of the district.'),
        sub_district_name: text('The name of the sub-district.'),
      },
      [],
    )
    expect(await fill('Find homes in the Elmwood District of Leeds', homes)).to.deep.equal({ district_name: 'Elmwood' })
    expect(await fill('Find homes in Elmwood District, Lower Mill Subdistrict', homes)).to.deep.equal({
      district_name: 'Elmwood',
      sub_district_name: 'Lower Mill',
    })
  })

  it('takes letters of a town in small letters', async () => {
    const tides = toolOf('High tides at a town.', {
      town: text("Town, in the format 'City, State', such as 'Boston, MA'."),
    })
    expect(await fill('high tides of nyc', tides)).to.deep.equal({ town: 'New York, NY' })
    expect(await fill('high tides of the bay', tides)).not.to.deep.equal({ town: 'Bay, NY' })
  })

  it('takes the noun of a tool for none of the values that it allows', async () => {
    const plays = toolOf(
      'Finds plays by their kind.',
      { kind: text('The kind of the play.', { enum: ['Comedy', 'Tragedy', 'Farce'] }) },
      ['kind'],
    )
    expect(await fill('I am looking for a play', plays)).to.deep.equal({})
    expect(await fill('I am looking for a funny play, a comedy', plays)).to.deep.equal({ kind: 'Comedy' })
  })
})

describe('several calls with values side by side', () => {
  const courses = toolOf('Finds courses.', { style: text('The style of dance.'), city: text('The city.') }, [
    'style',
    'city',
  ])
  it('makes a call for every pair of two lists', async () => {
    expect(await plan('Find tango and salsa courses in Lyon, France and Turin, Italy', courses)).to.have.length(4)
  })

  it('gives a call no text twice', async () => {
    const shows = toolOf(
      'Finds showings of plays.',
      { town: text('The town, e.g. Boston, MA.'), plays: texts('The plays.'), times: texts('When they begin.') },
      ['town', 'plays'],
    )
    const calls = await plan('Find theatres near Chicago with seats for Hamlet at 5 pm and All My Sons at 8 pm', shows)
    expect(calls.map(({ town }) => town)).to.deep.equal(['Chicago, IL', 'Chicago, IL'])
  })
})

describe('yes or no said otherwise', () => {
  const gyms = toolOf(
    'Finds gyms.',
    {
      city: text('The city.'),
      is_unisex: flag('Whether the gym is unisex.'),
      pets_allowed: flag('Whether pets are allowed.'),
    },
    ['city'],
  )
  for (const [message, args] of [
    ['Find a gym in Leeds for both men and women', { city: 'Leeds', is_unisex: true }],
    ["Find a gym in Leeds that does men's and women's classes", { city: 'Leeds', is_unisex: true }],
    ['Find a gym in Leeds that is open to all genders', { city: 'Leeds', is_unisex: true }],
    ['Find a gym in Leeds where dogs are allowed', { city: 'Leeds', pets_allowed: true }],
    ['Find a gym in Leeds', { city: 'Leeds' }],
  ] as const)
    it(message, async () => expect(await fill(message, gyms)).to.deep.equal(args))

  it('keeps private what nobody is to see', async () => {
    const notes = toolOf(
      'Posts a note.',
      { note: text('The note.'), private_visibility: flag('Whether the note is hidden from public feeds.') },
      ['note'],
    )
    const isPrivate = async (message: string) => (await fill(message, notes)).private_visibility
    expect(await isPrivate("Post the note 'See you at nine'. Could you make it private?")).to.equal(true)
    expect(await isPrivate("Post the note 'See you at nine', I don't want anybody to see it")).to.equal(true)
    expect(await isPrivate("Post the note 'See you at nine'")).to.equal(undefined)
  })
})

describe('verbs of relative clauses', () => {
  for (const [message, verb] of [
    ['Find shops that offer Greek wine', 'offer'],
    ['I want one that displays coins', 'displays'],
    ['museums which display armour', 'display'],
  ] as const)
    it(`${verb} is a verb in “${message}”`, async () => {
      const tag = await loadTagger()
      expect(tag(message).find(word => word.text === verb)?.pos).to.equal('VERB')
    })

  it('leaves a noun that is pointed at', async () => {
    const tag = await loadTagger()
    expect(tag('Show that display model').find(word => word.text === 'display')?.pos).not.to.equal('PART')
  })
})
