import { expect } from 'chai'
import { flag, int as id, list, num, text } from '../../../support/memory/schemas.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { sayWhoIsMeant } from '../../../../src/agent/understand/requests/frames/who-is-here.ts'
import { withoutTurnsOfLinking } from '../../../../src/agent/understand/requests/turns-of-linking.ts'

const sheds = [
  { id: 1, name: 'North Shed', head_id: 11, budget: 900 },
  { id: 2, name: 'Tar Shed', head_id: 12, budget: 700 },
]
const riggers = [
  { id: 11, name: 'Ann Lee', email: 'ann@quay.example', rank: 'master', newsletter: true, shed_id: 2 },
  { id: 12, name: 'Bo Ray', email: 'bo@quay.example', rank: 'mate', newsletter: false, shed_id: 2 },
  { id: 13, name: 'Cy Dunn', email: 'cy@quay.example', rank: 'mate', newsletter: true, shed_id: 1 },
]
const refits = [
  { id: 41, code: 'RF-41', heading: 'hull', priority: 'high', rigger_id: 11 },
  { id: 42, code: 'RF-42', heading: 'mast', priority: 'low', rigger_id: 12 },
  { id: 43, code: 'RF-43', heading: 'mast', priority: 'low', rigger_id: 12 },
]
const ask = (message: string) =>
  converse(
    reads('quay', '/sheds', () => sheds, list({ id, name: text, head_id: id, budget: id })),
    reads('quay', '/riggers', () => riggers, list({ id, name: text, email: text, rank: text, newsletter: flag, shed_id: id })),
    reads('quay', '/refits', () => refits, list({ id, code: text, heading: text, priority: text, rigger_id: id })),
  ).ask(message) // oxfmt-ignore

describe('verbs that say no more than how records go together', () => {
  for (const [message, says] of [
    ['Under which heading is RF-41 filed?', /hull/],
    ['How high is RF-41 prioritised?', /high/],
    ['Which refits is Bo Ray responsible for?', /2 refits\b/],
    ['Which shed is Ann Lee in charge of?', /North Shed/],
    ['Which shed does Bo Ray look after?', /Tar Shed/],
    ['In which shed is Ann Lee employed?', /Tar Shed/],
    ['At which shed is the largest number of riggers employed?', /Tar Shed/],
    ['a list of the different ranks held by our riggers', /master and mate/],
    ['the names of everybody in the Tar Shed', /2 riggers\b.*Ann Lee and Bo Ray/],
    ['Newsletter subscribers among our riggers, please.', /Ann Lee and Cy Dunn/],
    ['Into which sheds is the company organised?', /North Shed and Tar Shed/],
    ['what sheds is the company split into?', /North Shed and Tar Shed/],
    ['Ann Lee is at the counter, and I need to know what rank she has.', /master/],
    ['I have a message from bo@quay.example. Which rank goes with this e-mail address?', /mate/],
    ['The shed with the highest budget: who is named there as head?', /Ann Lee/],
  ] as const)
    it(`are understood: ${message}`, async () => expect((await ask(message)).response).to.match(says))

  describe('beside other names of what is sold and of where people work', () => {
    const coats = [
      { id: 1, name: 'Gull Coat', article_number: 'K-1', section: 'oilskin', price: 80, discontinued: true },
      { id: 2, name: 'Tern Coat', article_number: 'K-2', section: 'oilskin', price: 95, discontinued: false },
    ]
    const prospects = [{ id: 5, name: 'Ann Lee', email: 'ann@quay.example', company: 'Tar Works' }]
    const askShop = (message: string) =>
      converse(
        reads('shop', '/coats', () => coats, list({ id, name: text, article_number: text, section: text, price: num, discontinued: flag })),
        reads('shop', '/prospects', () => prospects, list({ id, name: text, email: text, company: text })),
      ).ask(message) // oxfmt-ignore

    it('articles are what is sold', async () => {
      expect((await askShop('Discontinued articles in the oilskin section, please.')).response).to.match(
        /1 coat\b.*Gull/,
      )
      expect((await askShop('article number of the Gull Coat')).response).to.match(/K-1/)
    })
    it('an employer is the company of somebody', async () =>
      expect((await askShop('Which employer is recorded for Ann Lee?')).response).to.match(/Tar Works/))
  })

  it('lead to whom somebody heads and to nobody else', async () => {
    const { response } = await ask('Which shed is Cy Dunn in charge of?')
    expect(response).to.match(/no sheds with head Cy Dunn/)
  })

  for (const [message, plain] of [
    ['the smith by whom the anchor was made', 'the smith who made the anchor'],
    ['the smith by whom order 7 was written', 'the smith who wrote order 7'],
    ['To which town was parcel 7 sent?', 'which town is parcel 7 for?'],
    ['Parcel 7 was sent out to what town?', 'which town is parcel 7 for?'],
    ['the town to which parcel 7 was sent', 'the town of parcel 7'],
    ['what tools has Ann Lee been given?', 'what tools does Ann Lee have?'],
    ['Which substance does Tar Balm contain?', 'Which substance does Tar Balm have?'],
    ['Which of our balms can be bought without a licence?', 'Which of our balms can you get without a licence?'],
    ['balms that can be had over the counter', 'balms that you can get over the counter'],
    ['what kinds of sails are stocked?', 'what kinds of sails are there?'],
    ['Everyone who found their way to us via the fair', 'Everyone who came to us via the fair'],
    ['Boat fair visitors, please show me every one who came that way.', 'show me Boat fair visitors.'],
    ['How much is Ann Lee hoping to earn?', 'what is the expected salary of Ann Lee?'],
    ['the lead with the address ann@quay.example', 'the lead with the email ann@quay.example'],
    [
      'the people at whichever boat of mine generates the top revenue',
      'the people at the boat of mine with the highest revenue',
    ],
    [
      'the people at whichever of my boats has the most berths',
      'the people at the one of my boats with the highest berths',
    ],
    ['Who do I call first at the Tar Shed, I mean the foreman?', 'who is the foreman at the Tar Shed?'],
    ['who holds the title First Mate?', 'who has the job title First Mate?'],
    ['which sailor has the title First Mate?', 'which sailor has the job title First Mate?'],
    ['which book has the title First Mate?', 'which book has the title First Mate?'],
    ['number of ropes attached to those of my boats in Oslo', 'number of ropes of those of my boats in Oslo'],
    ['the boat that has taken up the most hours', 'the boat that has the most hours'],
    ['who has finished the Knots course?', 'who has completed the Knots course?'],
    ['whether R-40 has been sent out yet', 'whether R-40 has been shipped yet'],
    ['which client has been sent invoice R-7?', 'which client is invoice R-7 for?'],
    ['In which section is the Gull Coat sold?', 'which section does the Gull Coat have?'],
    ['Which of our coats do people send back more than any other?', 'which coat is returned most often?'],
    [
      "riggers' e-mail addresses, refits with the hull heading, priority high",
      'the e-mail addresses of the riggers of refits with the hull heading, priority high',
    ],
    ['the names of everybody in the Tar Shed', 'the names of the people in the Tar Shed'],
    ['Can you check if R-40 has been sent out yet?', 'has R-40 been shipped yet?'],
    ['The list of all masts is required.', 'show The list of all masts.'],
  ] as const)
    // oxfmt-ignore
    it(`are said plainly: ${message}`, () => expect(withoutTurnsOfLinking(message)).to.equal(plain))

  for (const message of [
    'Which customers complained?',
    'Which boats have been sent back?',
    'who has finished?',
    'the boats that are needed',
    'what does order 7 contain?',
    'which people are employed in Oslo?',
    'Which boats did we hold?',
    'which clients have been sent away?',
    "Ann's boats, the ones in Oslo",
  ])
    it(`stay where they may restrict: ${message}`, () => expect(withoutTurnsOfLinking(message)).to.equal(message))

  for (const message of [
    'Ann Lee is at the counter.',
    'Ann Lee is on the phone, what does Bo Ray owe us?',
    'I have a message from bo@quay.example. How many riggers are there?',
  ])
    it(`who is there is only told: ${message}`, () => expect(sayWhoIsMeant(message)).to.equal(message))
})
