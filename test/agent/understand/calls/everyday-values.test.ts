import { expect } from 'chai'
import { slotsOf } from '../../../../src/agent/understand/calls/describe-slots.ts'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { findCounted } from '../../../../src/agent/understand/calls/find-counted.ts'
import { implyVerb } from '../../../../src/agent/understand/calls/imply-verb.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readMoments } from '../../../../src/agent/understand/calls/read-moments.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { readWays } from '../../../../src/agent/understand/calls/score-ways.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import type { ToolCard } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')
const text = (description: string, more: Schema = {}) => ({ type: 'string', description, ...more })
const number = (description: string) => ({ type: 'number', description })
const whole = (description: string) => ({ type: 'integer', description })
const list = (description: string) => ({ type: 'array', items: { type: 'string' }, description })

function toolOf(name: string, description: string, properties: Record<string, Schema>, required?: string[]): ToolCard {
  const record = toolRecord(name, description, properties, required)
  return buildModel(catalogueOf([record])).tools.get(record.api_name)!
}

const read = (message: string) => readText(message, NOW)
const fill = async (message: string, tool: ToolCard) => fillArguments(await read(message), tool).args
const plan = async (message: string, tool: ToolCard) =>
  (await planCalls(await read(message), [tool])).map(({ args }) => args)
/** The values that a slot might take. */
const valuesFor = async (message: string, tool: ToolCard, name: string) =>
  readWays(await read(message), tool)
    .find(({ slot }) => slot.path.join('.') === name)!
    .ways.flatMap(({ candidate }) => (candidate && !candidate.features.unfit ? [candidate.value] : []))
const says = async (message: string) => (await read(message)).values.map(({ start, end }) => message.slice(start, end))

const table = toolOf('reserve_table', 'Reserve a table.', {
  restaurant: text('Name of the restaurant.'),
  date: text('Day, YYYY-MM-DD.'),
  time: text('Time, HH:MM, 24 hours.'),
})
const recipes = toolOf('recipe_search', 'Search recipes.', {
  ingredients: list('Ingredients to use.'),
  exclude: list('Ingredients to leave out.'),
})
const box = toolOf('find_box', 'Find a box.', {
  length: number('Length in centimetres.'),
  width: number('Width in centimetres.'),
  height: number('Height in centimetres.'),
})

describe('values in everyday words', () => {
  it('takes "Time, HH:MM" for no town', async () =>
    expect(await fill('Reserve a table at Luna on 4 May 2026 at 19:30', table)).to.deep.equal({
      restaurant: 'Luna',
      date: '2026-05-04',
      time: '19:30',
    }))

  it('begins no name with the verb of an order', async () => {
    expect(await says('Book Mrs. Olga Brandt in for Monday')).to.include('Mrs. Olga Brandt')
    expect(await says('Convert Base64 to text')).not.to.include('Convert Base64')
    expect(await says('Mark Twain wrote it')).to.include('Mark Twain')
  })

  it('reads what strokes and hyphens join as one', async () => {
    expect(await says('create the branch fix/login-loop')).to.include('fix/login-loop')
    expect(await says('create the bucket raw-events in eu-west-1')).to.include('raw-events')
    expect(await says('caption lecture.mp4')).to.include('lecture.mp4')
    const bucket = toolOf('create_bucket', 'Create a bucket.', { name: text('Name of the bucket.') })
    expect(await valuesFor('create the bucket raw-events', bucket, 'name')).not.to.include('events')
  })

  it('leaves the unit of a figure out of the phrase behind it', async () => {
    expect(await says('the calories of 180 g salmon'))
      .to.include('salmon')
      .and.not.to.include('g salmon')
  })

  it('takes "a month" for each month, and half an hour for 30 minutes', async () => {
    const net = toolOf('net_salary', 'Net salary.', { gross: number('Gross salary a month.') })
    expect(await valuesFor('what is left of 5,200 gross a month', net, 'gross')).to.deep.equal([5200])
    const log = toolOf('tail', 'Show a log.', { since_minutes: whole('Of the last so many minutes.') })
    expect(await valuesFor('the log of the past half hour', log, 'since_minutes')).to.include(30)
  })

  for (const [said, day] of [
    ['until the end of 2015', [2015, 12, 31]],
    ['until the end of February 2024', [2024, 2, 29]],
    ['from the beginning of May 2025', [2025, 5, 1]],
  ] as const)
    it(`${said} is a day`, () =>
      expect(
        readMoments(said, NOW).map(one => one.kind === 'date' && [one.moment.year, one.moment.month, one.moment.day]),
      ).to.deep.equal([day]))

  it('counts weeks from the day on which they start', async () => {
    const leave = toolOf('request_leave', 'Request leave.', {
      from_date: text('First day, YYYY-MM-DD.'),
      to_date: text('Last day, YYYY-MM-DD.'),
    })
    expect(await valuesFor('two weeks off starting on 4 May 2026', leave, 'to_date')).to.include('2026-05-18')
  })

  it('counts the people of "the five of us"', async () => {
    const split = toolOf('split_bill', 'Split a bill between people.', {
      total: number('Total of the bill.'),
      people: whole('Number of people.'),
    })
    expect(await plan('Split 184.60 among the five of us', split)).to.deep.equal([{ total: 184.6, people: 5 }])
  })

  it('keeps apart what is wanted and what is not', async () => {
    const message = 'recipes with beans and rice but without nuts'
    expect(await valuesFor(message, recipes, 'exclude')).to.deep.include(['nuts']).and.not.to.deep.include(['beans', 'rice']) // oxfmt-ignore
    expect(await valuesFor(message, recipes, 'ingredients')).to.deep.include(['beans', 'rice']).and.not.to.deep.include(['nuts']) // oxfmt-ignore
  })

  it('gives the measures of a thing to its sides in their order, all in the unit of the last', async () => {
    expect(await fill('a box for an item of 30 x 20 x 45 cm', box)).to.deep.equal({ length: 30, width: 20, height: 45 })
    expect(await valuesFor('an item of 0.3 x 0.2 x 0.4 m', box, 'width')).to.include(20)
  })

  it('reads a figure for each hundred of another unit', async () => {
    const fuel = toolOf('fuel_cost', 'Cost of fuel.', {
      distance_km: number('Distance in kilometres.'),
      consumption: number('Litres per 100 km.'),
    })
    expect(await fill('120 km at 6.5 l/100 km', fuel)).to.deep.equal({ distance_km: 120, consumption: 6.5 })
  })

  it('converts to the unit that a description has in brackets', async () => {
    const liner = toolOf('liner', 'Size of a liner.', { overlap: number('Overlap at the edge (m)') })
    expect(await valuesFor('with an overlap of 50 cm', liner, 'overlap')).to.include(0.5)
  })

  it('writes languages by their codes where such are asked for, and takes nothing else', async () => {
    const define = toolOf('define', 'Define a word.', {
      word: text('The word.'),
      language: text('Language code of two letters.'),
    })
    const values = await valuesFor('the German word "Heimat"', define, 'language')
    expect(values).to.include('de').and.not.to.include('Heimat')
  })

  it('writes a sort of files as the pattern that a description has', async () => {
    const find = toolOf('find_files', 'Find files.', { pattern: text('Pattern of names, e.g. "*.txt".') })
    expect(await valuesFor('find all PDF files in my scans', find, 'pattern')).to.include('*.pdf')
  })

  it('lists the symbols behind names, figures behind labels, and no name of the list itself', async () => {
    const compare = toolOf('compare', 'Compare stocks.', { symbols: list('Ticker symbols.') })
    expect(await valuesFor('compare Tesla (TSLA) and Ford (F)', compare, 'symbols')).to.deep.include(['TSLA', 'F'])
    const chart = toolOf('draw_chart', 'Draw a chart.', {
      labels: list('Labels of the values.'),
      values: { type: 'array', items: { type: 'number' }, description: 'The values.' },
    })
    expect(await fill('draw a chart with Ann 12, Bo 7 and Cy 5', chart)).to.deep.equal({
      labels: ['Ann', 'Bo', 'Cy'],
      values: [12, 7, 5],
    })
    const issue = toolOf('create_issue', 'Create an issue.', { labels: list('Labels.') })
    expect(await valuesFor('an issue with the labels payments and regression', issue, 'labels')).to.deep.include([
      'payments',
      'regression',
    ])
  })

  it('searches for what stands behind the search, without how it is made', async () => {
    const search = toolOf('web_search', 'Search the web.', { query: text('The search query.') })
    expect(await valuesFor('search the web for cheap flights to Lisbon in May', search, 'query')).to.include(
      'cheap flights to Lisbon in May',
    )
    expect(await valuesFor('look up the rivers of Spain on the web', search, 'query')).to.include('the rivers of Spain')
  })

  it('knows by what sort of thing a noun is where it goes', async () => {
    const club = slotsOf(toolOf('find_club', 'Find a club.', { sport: text('The sport.'), town: text('The town.') }))
    expect(club.map(slot => slot.kindOfName('handball') > 0)).to.deep.equal([true, false])
    expect(club.map(slot => slot.kindOfName('kids') > 0)).to.deep.equal([false, false])
  })

  it('takes what a description asks for: who, where, how long', () => {
    const slots = slotsOf(
      toolOf('book', 'Book.', { by: text('Who books it.'), at: text('Where it is.'), for: text('How long it lasts.') }),
    )
    expect(slots.map(({ roles }) => ['person', 'place', 'duration'].filter(role => roles.has(role as never)))).to.deep.equal([['person'], ['place'], ['duration']]) // oxfmt-ignore
  })

  it('asks for each of several figures that "how many" repeats', async () => {
    const stats = toolOf('player_stats', 'Statistics of a player.', {
      player: text('Name of the player.'),
      stat: text('Which figure.', { enum: ['goals', 'assists'] }),
    })
    expect(
      await plan('How many goals and how many assists did Bukayo Saka have, as statistics of the player?', stats),
    ).to.deep.equal([
      { player: 'Bukayo Saka', stat: 'goals' },
      { player: 'Bukayo Saka', stat: 'assists' },
    ])
  })

  it('hears to define in "what does it mean", and to translate in "in Polish"', async () => {
    expect(implyVerb(await read("What does 'aloof' mean?"))).to.equal('define')
    expect(implyVerb(await read("What is 'bread' in Polish?"))).to.equal('translate')
    expect(implyVerb(await read('What is bread?'))).to.equal(undefined)
  })

  for (const [said, days] of [
    ['the menu for today and tomorrow', [15, 16]],
    ['a table on Friday', [16]],
    ['who was here yesterday', [14]],
    ['a table on Saturday, precisely 2026-01-17', [17]],
    ['a day or two', []],
  ] as const)
    it(`"${said}" names its days`, () =>
      expect(readMoments(said, NOW).map(one => one.kind === 'date' && one.moment.day)).to.deep.equal(days))

  it('counts from a day that was told on to the one on which a journey ends', async () => {
    const ferry = toolOf('search_ferries', 'Search ferries.', {
      departure_date: text('Day of departure, YYYY-MM-DD.'),
      return_date: text('Day of return, YYYY-MM-DD.'),
    })
    const ends = (message: string) => valuesFor(message, ferry, 'return_date')
    expect(await ends('a ferry on 4 May 2026, coming back a week later')).to.include('2026-05-11')
    expect(await ends('leave on 30 May 2026 and return three days after that')).to.include('2026-06-02')
    expect(await valuesFor('a ferry on 4 May 2026 and one a week later', ferry, 'departure_date')).not.to.include('2026-05-11') // oxfmt-ignore
  })

  it('takes nothing but an address for a URL', async () => {
    const load = toolOf('load_page', 'Load a page.', { url: text('URL of the page.') })
    expect(await valuesFor('load the routing number', load, 'url')).to.deep.equal([])
    expect(await valuesFor('load https://oak.example/menu', load, 'url')).to.include('https://oak.example/menu')
    expect(await valuesFor('load oak.com', load, 'url')).to.include('oak.com')
  })

  it('ends what is looked for before where it is close to', async () => {
    expect(await says('find a bakery close to the old mill')).to.include('bakery')
    expect(await says('find a bakery close to the old mill')).not.to.include('bakery close')
  })

  it('counts one for each article beside what is counted', async () => {
    const counted = async (message: string) =>
      findCounted(await read(message)).map(({ items, counts }) => [items, counts])
    expect(await counted('three bottles of mineral water and a bag of rice')).to.deep.include([['mineral water', 'rice'], [3, 1]]) // oxfmt-ignore
    expect(await counted('a salad and two pizzas')).to.deep.include([['salad', 'pizzas'], [1, 2]]) // oxfmt-ignore
    expect(await counted('a bag of rice')).to.deep.equal([])
  })

  it('hears no in what undoes, and yes in "without" for what avoids', async () => {
    const bolt = toolOf('set_bolt', 'Lock or unlock a gate.', {
      gate: text('Which gate.'),
      locked: { type: 'boolean', description: 'true to lock, false to unlock.' },
    })
    expect((await fill('unlock the gate "north"', bolt)).locked).to.equal(false)
    expect((await fill('lock the gate "north"', bolt)).locked).to.equal(true)
    const drive = toolOf('plan_drive', 'Plan a drive.', {
      to: text('Where to.'),
      avoid_tolls: { type: 'boolean', description: 'Whether to avoid toll roads.' },
    })
    expect((await fill('Drive to Lyon without tolls', drive)).avoid_tolls).to.equal(true)
    expect((await fill('Drive to Lyon and avoid tolls', drive)).avoid_tolls).to.equal(true)
  })
})
