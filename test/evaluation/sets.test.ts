import { expect } from 'chai'
import { createFacts } from './facts.ts'
import { CATEGORIES, DEVELOPMENT_CATEGORIES, type Category, type Question } from './question.ts'
import { inspectGold } from './run/inspect-gold.ts'
import { createData } from './services/create-data.ts'
import { FIRST_TEN, FIRST_TWELVE, MORE_STYLES, STYLES } from './services/start-services.ts'
import { PARAPHRASES, SERVICES_OF, SETS } from './sets.ts'

const known = new Map<string, ReturnType<typeof createFacts>>()

function factsAt(day: string): ReturnType<typeof createFacts> {
  const clock = new Date(`${day}T12:00:00Z`)
  const facts = known.get(day) ?? createFacts(createData(clock), clock)
  known.set(day, facts)
  return facts
}

type Build = (facts: ReturnType<typeof createFacts>) => Question[]

const asked = new Map<Build, Map<string, Question[]>>()

/** The questions of a set on a day, each set written once: their right answers are worked out from all records. */
function questionsOn(day: string, build: Build): Question[] {
  const ofSet = asked.get(build) ?? new Map<string, Question[]>()
  const questions = ofSet.get(day) ?? build(factsAt(day))
  asked.set(build, ofSet.set(day, questions))
  return questions
}

/** Services that were there before those of set h. */
const OTHERS = Object.fromEntries(FIRST_TEN.map(name => [name, 0]))
/** Those before set i. */
const BEFORE = Object.fromEntries(FIRST_TWELVE.map(name => [name, 0]))

/** Those of set v. */
const STYLE_SIZES = Object.fromEntries(STYLES.map(name => [name, 15]))

/** And of set w. */
const MORE_STYLE_SIZES = Object.fromEntries(MORE_STYLES.map(name => [name, 15]))

/** How many questions a set has at least: in all, and over a service where they are not 25. */
const LEAST: Record<string, Record<string, number>> = {
  a: { all: 110, between: 9 },
  b: { all: 110, between: 9 },
  c: { all: 110, between: 9 },
  d: { all: 190, planboard: 10, store: 10, fleet: 10, people: 10, between: 9 },
  e: { all: 60, planboard: 0, store: 0, fleet: 0, people: 0, between: 0 },
  f: { all: 120, planboard: 0, store: 0, fleet: 0, people: 0, museum: 0, harbour: 0, between: 4 },
  g: { all: 60, planboard: 0, store: 0, fleet: 0, people: 0, museum: 0, harbour: 0, clinic: 0, campus: 0, between: 4 },
  h: { all: 120, ...OTHERS, between: 5 },
  i: { all: 130, ...BEFORE, between: 5 },
  j: { all: 100, planboard: 0, store: 0, fleet: 0, people: 0, between: 5 },
  k: { all: 100, planboard: 0, people: 0, billing: 0, hotel: 0, between: 3 },
  m: { all: 100, store: 0, people: 0, helpdesk: 0, between: 3 },
  n: { all: 150, fleet: 0, people: 0, museum: 0, between: 5 },
  o: { all: 150, people: 0, store: 0, lettings: 0, between: 5 },
  q: { all: 130, people: 0, store: 0, helpdesk: 0, between: 5 },
  r: { all: 180, people: 0, hotel: 0, planboard: 0, between: 5 },
  s: { all: 190, between: 5 },
  u: { all: 160, between: 0 },
  v: { all: 180, between: 0, ...STYLE_SIZES },
  w: { all: 130, between: 0, ...MORE_STYLE_SIZES },
  x: { all: 220, gardenshop: 55, citylibrary: 55, tracker: 55, hr: 55, between: 0 },
  y: { all: 119, agency: 40, electronics: 40, academy: 40, between: 0 },
  z: { all: 119, dining: 40, property: 40, ticketing: 40, between: 0 },
  aa: { all: 119, dental: 40, parcels: 40, secondary: 40, between: 0 },
  ab: { all: 119, dealership: 40, energy: 40, weddings: 40, between: 0 },
  ac: { all: 119, foodbank: 40, permits: 40, aircrew: 40, between: 0 },
  ad: { all: 119, lawfirm: 40, auctionhouse: 40, homecare: 40, between: 0 },
  ae: { all: 119, ferryline: 40, filmset: 40, arboretum: 40, between: 0 },
  af: { all: 119, bakery: 40, chess: 40, debtadvice: 40, between: 0 },
  ag: { all: 119, parking: 40, choir: 40, heating: 40, between: 0 },
  ah: { all: 119, kanban: 30, toyshop: 30, lendery: 30, staffroom: 30, between: 0 },
  ai: { all: 119, dogstay: 30, joinery: 30, elearning: 30, liftcare: 30, between: 0 },
  aj: { all: 119, projectroom: 30, sportshop: 30, medialibrary: 30, hiring: 30, between: 0 },
  ak: { all: 119, carhire: 30, pharmacy: 30, accounting: 30, salon: 30, between: 0 },
  al: { all: 119, cinemas: 30, printshop: 30, travel: 30, blooddrive: 30, between: 0 },
  am: { all: 89, solar: 30, movers: 30, afterschool: 30, between: 0 },
  an: { all: 119, bookshop: 40, optician: 40, campsite: 40, between: 0 },
  ao: { all: 119, selfstorage: 30, langschool: 30, swimpool: 30, kitchens: 30, between: 0 },
  ap: { all: 159, taskdesk: 40, musicshop: 40, townlibrary: 40, staffhub: 40, between: 0 },
  aq: { all: 119, sitelog: 30, shoeshop: 30, schoollibrary: 30, workforce: 30, between: 0 },
  ar: { all: 159, parkworks: 40, roastery: 40, gamelibrary: 40, zoostaff: 40, between: 0 },
  as: { all: 167, videotasks: 42, bikeshop: 42, countylibrary: 42, depotstaff: 42, between: 0 },
  at: { all: 209, practicedesk: 42, stockroom: 42, innkeeper: 42, careline: 42, eveningschool: 42, between: 0 },
  au: { all: 167, draftboard: 42, lampstore: 42, scorelibrary: 42, wardstaff: 42, between: 0 },
  av: { all: 167, eventtasks: 42, teahouse: 42, maplibrary: 42, theatrestaff: 42, between: 0 },
  aw: { all: 167, sprintdesk: 42, wardrobe: 42, riverlibrary: 42, peopleops: 42, between: 0 },
  ax: { all: 167, newsdesk: 42, sewingshop: 42, filmlibrary: 42, hostelstaff: 42, between: 0 },
  ay: { all: 167, fixdesk: 42, petshop: 42, campuslibrary: 42, buildstaff: 42, between: 0 },
  az: { all: 167, photostudio: 42, itassets: 42, coachtours: 42, leaguepub: 42, between: 0 },
  ba: { all: 175, pipeline: 40, outdoorshop: 40, tutoring: 42, cleaningco: 40, between: 0 },
  bb: { all: 175, cottages: 40, archstudio: 40, recordlabel: 40, fooddepot: 40, between: 0 },
  bc: { all: 165, nurseries: 42, evcharging: 42, subscriptions: 42, adagency: 42, between: 0 },
  bd: { all: 84, trainingcentre: 42, spareparts: 42, between: 0 },
  be: { all: 82, pestcontrol: 42, cheesedairy: 42, between: 0 },
  bf: { all: 82, landscaping: 42, marketstalls: 42, between: 0 },
  bg: { all: 80, roofing: 42, communitycentre: 42, between: 0 },
  bh: { all: 80, skiphire: 42, chauffeurs: 42, between: 0 },
  t: { all: 60, people: 0, fleet: 0, planboard: 0, between: 0 },
  l: { all: 150, store: 0, people: 0, windfarm: 0, between: 5 },
}

/** The sets with the kinds of question that the development questions have. */
const LIKE_DEVELOPMENT = /^(?:[suxyz]|[ab][a-z])$/

describe('the question sets of the evaluation', function () {
  this.timeout(60_000)
  /** A day in the middle of things, and one at whose ends a year and a month turn. */
  const DAYS = ['2026-11-21', '2026-12-31']

  for (const [name, build] of Object.entries(SETS)) {
    it(`set ${name} can be asked on any day`, () => {
      const odd = DAYS.flatMap(day => {
        const questions = questionsOn(day, build)
        expect(new Set(questions.map(({ id }) => id)).size).to.equal(questions.length)
        return questions.flatMap(({ id, turns }) =>
          turns.flatMap(({ ask, gold }) => {
            expect(ask, id).not.to.match(/undefined|NaN|null|\[object/)
            const reason = inspectGold(gold).odd
            return reason ? [`${id} on ${day}: ${ask} (${reason})`] : []
          }),
        )
      })
      expect(odd).to.deep.equal([])
    })

    it(`set ${name} holds its services and, unless it is about these alone, nearly every category`, () => {
      const questions = questionsOn(DAYS[0]!, build)
      expect(questions).to.have.length.above(LEAST[name]!.all!)
      for (const service of [...SERVICES_OF[name]!, 'between'])
        expect(questions.filter(one => one.service === service)).to.have.length.at.least(LEAST[name]![service] ?? 25)
      const covered = new Set(questions.map(one => one.category))
      const wanted: readonly Category[] = LIKE_DEVELOPMENT.test(name) ? DEVELOPMENT_CATEGORIES : CATEGORIES
      if (name !== 'v' && name !== 'w') expect(wanted.filter(category => !covered.has(category))).to.deep.equal([])
    })
  }

  it('and the tables of paraphrases can be asked on any day', () => {
    for (const day of DAYS)
      for (const [name, build] of Object.entries(PARAPHRASES)) {
        const questions = build(factsAt(day))
        expect(new Set(questions.map(({ id }) => id)).size, name).to.equal(questions.length)
        for (const { id, turns } of questions)
          for (const { ask } of turns) expect(ask, id).not.to.match(/undefined|NaN|null|\[object/)
        if (name === 'phrasings') expect(new Set(questions.map(({ category }) => category))).to.have.lengthOf.above(300)
      }
  })

  // Authors who do not know each other may ask two services the same.
  it('ask no service the same twice', () => {
    const all = Object.values(SETS).map(build => {
      const asked = questionsOn(DAYS[0]!, build)
      return [...new Set(asked.map(({ service, turns }) => `${service}: ${turns.map(({ ask }) => ask.toLowerCase()).join(' / ')}`))] // oxfmt-ignore
    })
    const repeated = all.flat().filter((ask, index, all) => all.indexOf(ask) !== index)
    expect(repeated).to.deep.equal([])
  })
})
