import { expect } from 'chai'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')
const text = (description: string, more: Schema = {}) => ({ type: 'string', description, ...more })
const whole = (description: string) => ({ type: 'integer', description })
const figure = (description: string) => ({ type: 'number', description })
const records = (description: string, properties: Record<string, Schema>, required: string[]) => ({
  type: 'array',
  description,
  items: { type: 'object', properties, required },
})

function plannerOf(name: string, description: string, properties: Record<string, Schema>, required: string[]) {
  const record = toolRecord(name, description, properties, required)
  const tool = buildModel(catalogueOf([record])).tools.get(record.api_name)!
  return async (message: string) => (await planCalls(await readText(message, NOW), [tool])).map(({ args }) => args)
}

describe('lists of objects', () => {
  const order = plannerOf(
    'order_food',
    'Order food and drinks.',
    {
      items: records('What is ordered.', { name: text('Name of the dish or drink.'), quantity: whole('How many.') }, [
        'name',
        'quantity',
      ]),
      table: whole('Number of the table.'),
    },
    ['items'],
  )

  it('has one for everything that is named with how many of it', async () => {
    expect(await order('Order 2 lattes and 1 croissant for table 7')).to.deep.equal([
      { items: [{ name: 'lattes', quantity: 2 }, { name: 'croissant', quantity: 1 }], table: 7 }, // oxfmt-ignore
    ])
    const [three] = await order('Bring three espressos, two lemonades and a cheesecake to table 12 please')
    expect(three).to.deep.equal({
      items: [
        { name: 'espressos', quantity: 3 },
        { name: 'lemonades', quantity: 2 },
        { name: 'cheesecake', quantity: 1 },
      ],
      table: 12,
    })
  })

  it('leaves out none that lacks something', async () => {
    for (const call of await order('Order 2 lattes, croissants and 3 teas')) {
      const { items } = call as { items?: unknown[] }
      expect(items?.length ?? 0).to.not.equal(2)
    }
  })

  it('takes what other arguments have taken for no part of a record', async () => {
    const songs = plannerOf(
      'add_songs',
      'Add songs to a playlist.',
      {
        playlist: text('Name of the playlist.'),
        songs: records('The songs.', { title: text('Title of the song.'), artist: text('Who sings it.') }, ['title']),
      },
      ['playlist', 'songs'],
    )
    expect(
      await songs('Add "Blue Train" by John Coltrane and "So What" by Miles Davis to my Evening playlist'),
    ).to.deep.equal([
      {
        playlist: 'Evening',
        songs: [
          { title: 'Blue Train', artist: 'John Coltrane' },
          { title: 'So What', artist: 'Miles Davis' },
        ],
      },
    ])
  })

  it('begins no record with an address that is none of its names', async () => {
    const contacts = plannerOf(
      'add_contacts',
      'Add contacts to the address book.',
      { contacts: records('The contacts.', { name: text('Full name.'), phone: text('Phone number.') }, ['name']) },
      ['contacts'],
    )
    expect(
      await contacts('Add Rosa Diaz, +34 600 111 222, and Tom Berg, +49 170 333 4444, to my contacts'),
    ).to.deep.equal([
      {
        contacts: [
          { name: 'Rosa Diaz', phone: '+34 600 111 222' },
          { name: 'Tom Berg', phone: '+49 170 333 4444' },
        ],
      },
    ])
  })
})

describe('lists of conditions', () => {
  const query = plannerOf(
    'query_table',
    'Query the rows of a table.',
    {
      table: text('Name of the table.'),
      conditions: records(
        'Conditions.',
        {
          field: text('Name of the column.'),
          operation: text('Operator.', { enum: ['<', '>', '=', '>=', '<='] }),
          value: text('Value to compare with.'),
        },
        ['field', 'operation', 'value'],
      ),
      limit: figure('Most rows to return.'),
    },
    ['table', 'conditions'],
  )
  for (const [message, table, conditions] of [
    [
      'Find rows in the table boats where length is greater than 25 and home is Lyon',
      'boats',
      [['length', '>', '25'], ['home', '=', 'Lyon']], // oxfmt-ignore
    ],
    ['Query the orders table where total >= 100 and status = open', 'orders', [['total', '>=', '100'], ['status', '=', 'open']]], // oxfmt-ignore
    ["Show the staff where salary is at most 3000 and job equals 'night guard'", 'staff', [['salary', '<=', '3000'], ['job', '=', 'night guard']]], // oxfmt-ignore
  ] as const)
    it(message, async () =>
      expect(await query(message)).to.deep.equal([
        { table, conditions: conditions.map(([field, operation, value]) => ({ field, operation, value })) },
      ]),
    )
})
