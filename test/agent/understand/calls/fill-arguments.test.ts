import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { partOf, readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')

/** A tool with these parameters; those with a name that ends in "?" are optional. */
function toolOf(name: string, description: string, properties: Record<string, Schema>) {
  const named = Object.entries(properties).map(([key, schema]) => [key.replace('?', ''), schema] as const)
  const required = Object.keys(properties).filter(key => !key.endsWith('?'))
  const record = toolRecord(name, description, Object.fromEntries(named), required)
  return buildModel(catalogueOf([record])).tools.get(record.api_name)!
}

const integer = (description: string, more: Schema = {}) => ({ type: 'integer', description, ...more })
const number = (description: string, more: Schema = {}) => ({ type: 'number', description, ...more })
const text = (description: string, more: Schema = {}) => ({ type: 'string', description, ...more })
const flag = (description: string, more: Schema = {}) => ({ type: 'boolean', description, ...more })
const listOf = (items: Schema, description: string) => ({ type: 'array', items, description })

const tank = toolOf('fill_tank', 'Fill a tank with water.', {
  depth: integer('Depth of the tank in centimeters.'),
  width: integer('Width of the tank in centimeters.'),
})
const ferry = toolOf('book_ferry', 'Book a ferry between two harbours.', {
  origin: text('The harbour where the journey starts.'),
  destination: text('The harbour where the journey ends.'),
  departure_date: text('Day of departure in the format DD/MM/YYYY.'),
  'passengers?': integer('Number of passengers.', { default: 1 }),
  'with_car?': flag('Whether a car is taken along.', { default: false }),
})
const loan = toolOf('plan_loan', 'Plan a loan.', {
  amount: integer('The amount of the loan in dollars.'),
  interest_rate: number('The yearly interest rate as a decimal, e.g. 0.04 for 4%.'),
  years: integer('Number of years.'),
})
const paint = toolOf('order_paint', 'Order paint.', {
  color: text('Color of the paint.', { enum: ['red', 'green', 'navy blue'] }),
  size: text('Size of the bucket.', { enum: ['SMALL', 'LARGE'] }),
})
const statistics = toolOf('describe_numbers', 'Describe a list of numbers.', {
  values: listOf({ type: 'number' }, 'The numbers.'),
})
const forecast = toolOf('forecast', 'Weather forecast of a city.', {
  city: text("The city and state or country, e.g. 'Denver, CO' or 'Oslo, Norway'."),
})
const light = toolOf('set_light', 'Set a light.', {
  light: {
    type: 'object',
    description: 'What to set.',
    properties: { brightness: integer('Brightness in percent.'), color: text('Color of the light.') },
  },
})
const shop = toolOf('order_goods', 'Order goods from a shop.', {
  goods: listOf({ type: 'string' }, 'The names of the goods to order.'),
  quantities: listOf({ type: 'integer' }, 'How many of each of the goods.'),
})
const savings = toolOf('plan_savings', 'Plan how savings grow.', {
  amount: integer('The amount at the beginning.'),
  periods: integer('How many times interest is added per year.'),
})
const sled = toolOf('plan_ride', 'Plan the ride of a sled.', {
  speed: integer('The speed at the start in m/s.'),
  friction: number('The friction of the ground.'),
})
const circuit = toolOf('plan_circuit', 'Plan a circuit.', { capacitance: number('The capacitance in farads.') })
const stay = toolOf('book_cabin', 'Book a cabin.', {
  check_in: text('Day of arrival in the format YYYY-MM-DD.'),
  check_out: text('Day of departure in the format YYYY-MM-DD.'),
})
const gauge = toolOf('measure_speed', 'Measures the speed of a thing.', { unit: text('The unit of the speed.') })
const pump = toolOf('set_pump', 'Set the pump of a pond.', {
  pump: text('Whether the pump runs.', { enum: ['POWER_ON', 'POWER_OFF'] }),
})
const clock = toolOf('set_alarm', 'Set an alarm.', {
  time: text('The time of the alarm in the format HH:MM.'),
  'label?': text('What the alarm is for.'),
})
const walk = toolOf('log_walk', 'Log a walk.', { duration: integer('Duration of the walk in minutes.') })
const dice = toolOf('roll_dice', 'Roll dice.', { sides: integer('Number of sides. Default is 6.') })
const point = toolOf('mark_point', 'Mark a point.', { x1: integer('First x.'), x2: integer('Second x.') })

describe('filling the arguments of a call', () => {
  const rows: [string, ReturnType<typeof toolOf>, Record<string, unknown>][] = [
    ['fill a tank that has a width of 80 and a depth of 40', tank, { depth: 40, width: 80 }],
    ['fill a tank, depth=40, width=80', tank, { depth: 40, width: 80 }],
    [
      'book a ferry from Dover to Calais on 3 May 2025 for two passengers',
      ferry,
      { origin: 'Dover', destination: 'Calais', departure_date: '03/05/2025', passengers: 2 },
    ],
    [
      'book a ferry from Dover to Calais on 2025-05-03 with a car',
      ferry,
      { origin: 'Dover', destination: 'Calais', departure_date: '03/05/2025', with_car: true },
    ],
    [
      'plan a loan of $12,000 at an interest rate of 5% over 10 years',
      loan,
      { amount: 12000, interest_rate: 0.05, years: 10 },
    ],
    ['order a large bucket of navy blue paint', paint, { color: 'navy blue', size: 'LARGE' }],
    ['describe the numbers 4, 8 and 15.5', statistics, { values: [4, 8, 15.5] }],
    ['describe [1, 2, 3]', statistics, { values: [1, 2, 3] }],
    ['weather forecast for Boulder', forecast, { city: 'Boulder, CO' }],
    ['weather forecast for Bergen', forecast, { city: 'Bergen, Norway' }],
    ['set the light to a brightness of 70% and color green', light, { light: { brightness: 70, color: 'green' } }],
    ['order two lamps and three chairs from the shop', shop, { goods: ['lamps', 'chairs'], quantities: [2, 3] }],
    ['set an alarm for 7:30 pm', clock, { time: '19:30' }],
    ['log a walk of 1 hour and 30 minutes', walk, { duration: 90 }],
    ['log a walk of two hours', walk, { duration: 120 }],
    ['mark the points 3 and 9', point, { x1: 3, x2: 9 }],
    ['plan savings of 700 dollars with monthly interest', savings, { amount: 700, periods: 12 }],
    ['plan a ride with a speed of 4 m/s without any friction', sled, { speed: 4, friction: 0 }],
    ['plan a circuit with a capacitance of 250µF', circuit, { capacitance: 0.00025 }],
    ['plan a circuit with a capacitance of 2e-9', circuit, { capacitance: 2e-9 }],
    ['book a cabin from 2026-05-02 to 2026-05-09', stay, { check_in: '2026-05-02', check_out: '2026-05-09' }],
    ['measure the speed of a sled in miles per hour', gauge, { unit: 'miles per hour' }],
    ['have the pump turned on', pump, { pump: 'POWER_ON' }],
  ]
  for (const [message, tool, args] of rows)
    it(`reads "${message}"`, async () => {
      expect(fillArguments(await readText(message, NOW), tool).args).to.deep.equal(args)
    })

  it('takes what a description says is the default where the tool requires a value', async () => {
    expect(fillArguments(await readText('roll dice', NOW), dice)).to.deep.include({ args: { sides: 6 }, missing: [] })
  })

  it('leaves out what the text does not say, and names what is required of it', async () => {
    const { args, missing } = fillArguments(await readText('book a ferry from Dover', NOW), ferry)
    expect(args).to.deep.equal({ origin: 'Dover' })
    expect(missing.map(p => p.name)).to.deep.equal(['destination', 'departure_date'])
  })

  it('says where each argument stands and how sure it is', async () => {
    const message = 'fill a tank with depth 40 and width 80'
    const { given, certainty } = fillArguments(await readText(message, NOW), tank)
    expect(message.slice(given.width!.span!.start, given.width!.span!.end)).to.equal('80')
    expect(given.width!.certainty).to.be.within(0.5, 1)
    expect(certainty).to.be.within(0.3, 1)
  })

  it('knows words and parameters that every object has', async () => {
    const tool = toolOf('describe_class', 'Describe a class.', { constructor: text('Name of the constructor.') })
    const { args } = fillArguments(await readText('describe the class with the constructor "Lamp"', NOW), tool)
    expect(Object.entries(args)).to.deep.equal([['constructor', 'Lamp']])
    expect(
      (await readText('the constructor, valueOf and toString', NOW)).values.filter(v => v.kind === 'number'),
    ).to.deep.equal([])
  })

  it('borrows what a part of a message leaves open from the whole', async () => {
    const message = 'fill a tank with depth 40 and width 80, then one of width 90'
    const whole = await readText(message, NOW)
    const part = partOf(whole, message.indexOf('one'), message.length)
    expect(fillArguments(part, tank).missing.map(p => p.name)).to.deep.equal(['depth'])
    expect(fillArguments(part, tank, whole).args).to.deep.equal({ depth: 40, width: 90 })
  })

  const filled = async (message: string, tool: Parameters<typeof fillArguments>[1]) =>
    fillArguments(await readText(message, NOW), tool).args

  it('takes a name behind a noun that the tagger joins to it', async () => {
    const find = toolOf('find_plays', 'Find plays.', {
      'written_by?': text('First and last name of the author of the play.'),
      'kind?': text('The kind of the play.', { enum: ['Tragedy', 'Farce'] }),
    })
    expect(await filled('find a farce written by Ada Cole', find)).to.deep.equal({
      written_by: 'Ada Cole',
      kind: 'Farce',
    })
  })

  it('takes no part of a name that goes on behind "of"', async () => {
    const hours = toolOf('get_gallery_hours', 'Opening hours of a gallery.', {
      gallery_name: text('Name of the gallery.'),
    })
    expect(await filled('When does the Northern Gallery of Glass open?', hours)).to.deep.equal({
      gallery_name: 'Northern Gallery of Glass',
    })
  })

  it('writes a town with the region that is said, in the words of the examples', async () => {
    const forecast = toolOf('get_forecast', 'The forecast for a town.', {
      town: text("The town, in the format 'City, State' or 'City, Country'. Examples: 'Austin, TX' or 'Lyon, FR'."),
    })
    expect(await filled('the forecast for Santa Rosa, CA', forecast)).to.deep.equal({ town: 'Santa Rosa, CA' })
    expect(await filled('the forecast for Nairobi, Kenya', forecast)).to.deep.equal({ town: 'Nairobi, KE' })
    expect(await filled('the forecast for New York City', forecast)).to.deep.equal({ town: 'New York, NY' })
  })

  it('takes the towns of the United States where a state is asked for, and everyday names of countries', async () => {
    const forecast = toolOf('get_forecast', 'The forecast for a town.', {
      town: text("The town in the format 'City, State', such as 'Austin, TX'."),
    })
    expect(await filled('the forecast for Santa Rosa', forecast)).to.deep.equal({ town: 'Santa Rosa, CA' })
    expect(await filled('the forecast for London', forecast)).to.deep.equal({ town: 'London, UK' })
  })

  it('reads 300K as a temperature where the text speaks of one, else as thousands', async () => {
    const numbers = async (message: string) =>
      (await readText(message, NOW)).values.flatMap(v => (v.kind === 'number' ? [v.value] : []))
    expect(await numbers('heat it to a temperature of 300K')).to.deep.equal([300])
    expect(await numbers('a budget of 300K')).to.deep.equal([300_000])
  })

  it('reads days with the year first and with points', async () => {
    const days = async (message: string) =>
      (await readText(message, NOW)).values.flatMap(v =>
        v.kind === 'date' ? [[v.moment.year, v.moment.month, v.moment.day]] : [],
      )
    expect(await days('leave on the 2024 3rd of May')).to.deep.equal([[2024, 5, 3]])
    expect(await days('the price of May.11, 2024')).to.deep.equal([[2024, 5, 11]])
  })

  it('takes allowed values that abbreviate what is said, and rather those that mean the same than those that are like', async () => {
    const find = toolOf('find_books', 'Find books.', {
      genre: text('The genre of the books.', { enum: ['Sci-fi', 'Comedy', 'Drama', 'Crime'] }),
    })
    expect(await filled('find science fiction books', find)).to.deep.equal({ genre: 'Sci-fi' })
    expect(await filled('find comic books', find)).to.deep.equal({ genre: 'Comedy' })
  })

  it('reads the "not" of any contraction and of "non-" for flags', async () => {
    const rent = toolOf('rent_boat', 'Rent a boat.', {
      harbour: text('The harbour.'),
      'motorised?': flag('Whether the boat has a motor.'),
    })
    expect(await filled("rent a boat in the harbour of Dover, it shouldn't be motorised", rent)).to.deep.equal({
      harbour: 'Dover',
      motorised: false,
    })
  })

  it('knows the state and the country that a town lies in, where they are asked for', async () => {
    const fair = toolOf('find_fairs', 'Find fairs in a town.', {
      city: text('The city of the fair.'),
      state: text('The state that the city is in.'),
    })
    const { args } = fillArguments(await readText('Find fairs in Seattle', NOW), fair)
    expect(args).to.deep.equal({ city: 'Seattle', state: 'Washington' })
    const said = fillArguments(await readText('Find fairs in Portland, Maine', NOW), fair)
    expect(said.args).to.include({ city: 'Portland' })
    expect(said.args.state).to.be.oneOf(['Maine', 'ME'])
  })
})
