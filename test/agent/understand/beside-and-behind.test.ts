import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const mail = { ...text, format: 'email' }

const grooms = [
  { id: 'g1', name: 'Ida Falk', email: 'ida@yard.example', phone: '0401' },
  { id: 'g2', name: 'Olaf Brun', email: 'olaf@yard.example', phone: '0402' },
  { id: 'g3', name: 'Ruth Lind', email: 'ruth@yard.example', phone: '0403' },
]
const owners = [
  { id: 'w1', name: 'Cato Rehn', email: 'cato@home.example' },
  { id: 'w2', name: 'Nils Aas', email: 'nils@home.example' },
]
const barns = [
  { id: 'n1', name: 'North Barn', heated: true },
  { id: 'n2', name: 'Mill Barn', heated: false },
]
const ponies = [
  { id: 'p1', name: 'Sorrel', breed: 'fjord', barnId: 'n1', groomId: 'g1', ownerId: 'w1' },
  { id: 'p2', name: 'Bracken', breed: 'welsh', barnId: 'n2', groomId: 'g2', ownerId: 'w2' },
  { id: 'p3', name: 'Thistle', breed: 'welsh', barnId: 'n2', groomId: null, ownerId: 'w2' },
]
const yard = () =>
  converse(
    reads('yard', '/grooms', () => grooms, list({ id: text, name: text, email: mail, phone: text })),
    reads('yard', '/owners', () => owners, list({ id: text, name: text, email: mail })),
    reads('yard', '/barns', () => barns, list({ id: text, name: text, heated: { type: 'boolean' } })),
    reads(
      'yard',
      '/ponies',
      () => ponies,
      list({
        id: text,
        name: text,
        breed: text,
        barnId: text,
        groomId: { ...text, nullable: true, description: 'Groom who handles the pony' },
        ownerId: text,
      }),
    ),
  )
const ask = async (...messages: string[]) => {
  const { ask: say } = yard()
  let last = await say(messages[0]!)
  for (const message of messages.slice(1)) last = await say(message)
  return last
}

describe('what is shown of other records beside those asked for', () => {
  for (const [question, said] of [
    ['list the ponies with their grooms', 'Sorrel (Ida Falk), Bracken (Olaf Brun) and Thistle (no groom)'],
    ['ponies and their barns', 'Sorrel (North Barn), Bracken (Mill Barn) and Thistle (Mill Barn)'],
    ['welsh ponies with the name of their owner', 'Bracken (Nils Aas) and Thistle (Nils Aas)'],
    ['pony names, breeds and barn', 'Sorrel (fjord, North Barn)'],
    ['ponies and the phone numbers of their grooms', 'Sorrel (0401)'],
    ['barns with their ponies', 'Mill Barn (Bracken, Thistle)'],
  ] as const)
    it(question, async () => expect((await ask(question)).response).to.include(said))

  it('stands in the rows as a column of its own', async () => {
    const { data } = await ask('list the ponies with their grooms')
    expect((data.result as { name: string; groom: unknown }[]).map(({ name, groom }) => [name, groom])).to.deep.equal([
      ['Sorrel', 'Ida Falk'],
      ['Bracken', 'Olaf Brun'],
      ['Thistle', null],
    ])
  })
})

describe('verbs and places that relations stand behind', () => {
  for (const [messages, said, unsaid] of [
    [['who looks after Sorrel?'], 'Ida Falk', 'Cato'],
    [['which ponies does Olaf Brun look after?'], 'Bracken', 'Thistle'],
    [['ponies that nobody takes care of'], 'Thistle', 'Bracken'],
    [['welsh ponies', 'who deals with them?'], 'Olaf Brun', 'Ida'],
    [['where is Sorrel?'], 'North Barn', 'Mill'],
    [['breed of Sorrol'], 'fjord', 'welsh'],
    [['where is Ida Falk?'], '“where”', 'North'],
    [['what lives in the Mill Barn?'], 'Thistle', 'Sorrel'],
    [["what's in the North Barn"], 'Sorrel', 'Thistle'],
    [['what has Sorrel been given?'], '“what”', 'fjord'],
  ] as const)
    it(messages.join(' / '), async () => {
      const { response } = await ask(...messages)
      expect(response).to.include(said)
      expect(response).not.to.include(unsaid)
    })
})

describe('verbs of what was done', () => {
  const children = [
    { id: 'c1', name: 'Maja Lund', email: 'maja@home.example', favouriteId: 'p1' },
    { id: 'c2', name: 'Tor Vik', email: 'tor@home.example', favouriteId: 'p1' },
  ]
  const horses = ponies.slice(0, 2).map(({ id, name }) => ({ id, name, childId: id === 'p1' ? 'c1' : null }))
  const feedings = [
    { id: 1, ponyId: 'p1', childId: 'c1', fedAt: '2026-03-01' },
    { id: 2, ponyId: 'p1', childId: 'c2', fedAt: '2026-03-02' },
  ]
  const say = () =>
    converse(
      reads('school', '/children', () => children, list({ id: text, name: text, email: mail })),
      reads('school', '/ponies', () => horses, list({ id: text, name: text, childId: { ...text, nullable: true } })),
      reads(
        'school',
        '/feedings',
        () => feedings,
        list({ id: { type: 'integer' }, ponyId: text, childId: text, fedAt: { ...text, format: 'date' } }),
      ),
    ).ask

  for (const [question, said] of [
    ['who has fed Sorrel?', 'Maja Lund and Tor Vik'],
    ['who feeds Sorrel?', 'Maja Lund and Tor Vik'],
    ['which ponies has Tor Vik fed?', ': Sorrel'],
    ['has Tor Vik fed Sorrel?', 'Yes'],
    ['how often was Sorrel fed?', 'There are 2 feedings'],
    ['ponies that were never fed', 'Bracken'],
  ] as const)
    it(question, async () => expect((await say()(question)).response).to.include(said))
})

describe('little things around records', () => {
  const say = () =>
    converse(
      reads(
        'air',
        '/pilots',
        () => [
          {
            id: 'pil-1',
            name: 'Capt Ida Falk',
            email: 'ida@air.example',
            phone: '0401',
            birthDate: '1980-02-01',
            dailyRate: 300,
            supervisorId: null,
          },
          {
            id: 'pil-2',
            name: 'Capt Olaf Brun',
            email: 'olaf@air.example',
            phone: '0402',
            birthDate: '1975-02-01',
            dailyRate: 250,
            supervisorId: 'pil-1',
          },
          {
            id: 'pil-3',
            name: 'Capt Ruth Sobek',
            email: 'ruth@air.example',
            phone: '0403',
            birthDate: '1990-02-01',
            dailyRate: 200,
            supervisorId: 'pil-2',
          },
        ],
        list({ id: text, name: text, email: mail, phone: text, birthDate: { ...text, format: 'date' }, dailyRate: { type: 'number' }, supervisorId: { ...text, nullable: true } }), // oxfmt-ignore
      ),
      reads(
        'air',
        '/planes',
        () => [
          { id: 'pln-1', code: 'AB-1', manufacturer: 'Fokker', kind: 'glider', value: 100 },
          { id: 'pln-2', code: 'AB-2', manufacturer: 'Saab', kind: 'jet', value: 50 },
        ],
        list({ id: text, code: text, manufacturer: text, kind: { ...text, enum: ['glider', 'jet'] }, value: { type: 'number', description: 'In EUR' } }), // oxfmt-ignore
      ),
    ).ask

  for (const [messages, said] of [
    [['what is the birthday of Capt Olaf Brun?'], 'February 1, 1975'],
    [["what is Capt Olaf Brun's day rate?"], '250'],
    [['what number can I reach Capt Ida Falk on?'], '0401'],
    [['phone of Capt Brun'], '0402'],
    [['who makes AB-1?'], 'Fokker'],
    [['tell me about Capt Ruth Sobek', 'and the boss?'], 'Olaf Brun'],
    [["who is Capt Ruth Sobek's supervisor's supervisor?"], 'Ida Falk'],
    [['people whose day rate is over 280'], 'Ida Falk'],
    [['planes by kind', 'show me the gliders'], 'AB-1'],
    [['list the planes', 'what do these add up to?'], '150'],
    [['how many unicorns are there?', 'their names'], 'Whose do you mean'],
  ] as const)
    it(messages.join(' / '), async () => {
      const ask = say()
      let last = await ask(messages[0])
      for (const message of messages.slice(1)) last = await ask(message)
      expect(last.response).to.include(said)
    })
})
