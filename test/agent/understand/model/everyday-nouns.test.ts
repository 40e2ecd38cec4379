import { expect } from 'chai'
import type { ApiRecord } from '../../../../src/contract/registry.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { saidNouns } from '../../../../src/agent/understand/entity-model/said-nouns.ts'
import { findEverydayNoun } from '../../../../src/agent/understand/language/everyday-nouns.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { interpretOver } from '../../support/interpret-over.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }

/** An application with one list for each kind, described as given. */
function appOf(kinds: Record<string, { fields: object; description?: string }>) {
  const records = Object.entries(kinds).map(([name, { fields, description }]) => {
    const record = tool('zoo', `list_${name}`, 'GET', `/${name}`, [], list({ id: whole, ...fields }))
    return [record.api_name, { ...record, description: description ?? '' } as ApiRecord]
  })
  return buildModel({ zoo: Object.fromEntries(records) as Record<string, ApiRecord> }).apps[0]!
}

const find = (noun: string, app: ReturnType<typeof appOf>) => findEverydayNoun(noun, app.entities)

describe('everyday nouns for kinds of record', () => {
  it('are those that WordNet has above the kind’s own', () => {
    const app = appOf({ apartments: { fields: { name: text } }, tenants: { fields: { name: text } } })
    expect(find('housing', app)?.entity.noun).to.equal('apartment')
    expect(find('lizard', app)).to.equal(undefined)
  })

  it('are narrower ones that the kinds are kinds of, or that the service’s texts use', () => {
    const kinds = { type: 'string', enum: ['warship', 'steamer'] }
    const known = find('ship', appOf({ vessels: { fields: { name: text, kind: kinds } } }))!
    const told = find(
      'ship',
      appOf({ vessels: { fields: { name: text, crew: { ...whole, description: 'People on the ship' } } } }),
    )!
    const guessed = find('ship', appOf({ vessels: { fields: { name: text } } }))!
    expect(known.entity.noun).to.equal('vessel')
    expect(told.certainty).to.equal(known.certainty)
    expect(guessed.certainty).to.be.below(known.certainty)
  })

  it('are a guess for what is one of them, unless others are listed', () => {
    const kind = { type: 'string', enum: ['pickup', 'lorry', 'van'] }
    expect(find('van', appOf({ trucks: { fields: { name: text } } }))?.entity.noun).to.equal('truck')
    expect(find('van', appOf({ trucks: { fields: { name: text, kind } } }))).to.equal(undefined)
    expect(find('running', appOf({ plans: { fields: { name: text } } }))).to.equal(undefined)
  })

  it('are our people of those who work here, and a van of whose registration is kept', () => {
    const email = { type: 'string', format: 'email' }
    const people = { name: text, email }
    const flag = { type: 'boolean' }
    const app = appOf({
      wardens: { fields: { ...people, on_leave: flag, van_registration: text } },
      holders: { fields: people },
    })
    expect(interpretOver(app)('how many of our people are on leave?').notes.join()).to.include(
      'took “people” as wardens',
    )
    const lacking = interpretOver(app)('which wardens have no van?').query
    expect(lacking?.root.entity).to.equal('zoo/warden')
    expect(JSON.stringify(lacking)).to.include('van_registration')
  })

  it('are jobs of what people are sent to do, the work itself first', () => {
    const moves = { moves: { fields: { day: text } }, workers: { fields: { name: text, role: text } } }
    expect(find('job', appOf(moves))?.entity.noun).to.equal('move')
    expect(find('job', appOf({ ...moves, visits: { fields: { day: text } } }))?.entity.noun).to.equal('move')
    expect(find('job', appOf({ artworks: { fields: { name: text } } }))).to.equal(undefined)
  })

  it('are none where the kinds that are listed are beside it', () => {
    const body = { type: 'string', enum: ['bag', 'basket', 'cup'] }
    expect(find('box', appOf({ containers: { fields: { name: text, body } } }))).to.equal(undefined)
    expect(find('box', appOf({ containers: { fields: { name: text } } }))?.entity.noun).to.equal('container')
  })

  it('are those that the service’s own texts use', () => {
    const app = appOf({
      venues: { fields: { name: text }, description: 'Lists the halls of the town' },
      shows: { fields: { title: text, venue_id: { ...whole, description: 'Stage where it is given' } } },
    })
    expect(find('hall', app)?.entity.noun).to.equal('venue')
    expect(find('stage', app)?.entity.noun).to.equal('venue')
    expect(find('town', app)).to.equal(undefined)
  })

  it('are the last part of a compound', () => {
    const app = appOf({ bookshelves: { fields: { name: text } }, artworks: { fields: { title: text } } })
    expect(find('work', app)?.entity.noun).to.equal('artwork')
  })

  it('are told in the answer and never stand before a kind’s own name', () => {
    const model = appOf({ vessels: { fields: { name: text } }, rooms: { fields: { name: text } } })
    const read = interpretOver(model)
    const ships = read('how many ships are there?')
    expect(ships.query?.root.entity).to.equal('zoo/vessel')
    expect(ships.notes).to.deep.equal(['took “ships” as vessels'])
    expect(read('how many rooms are there?').notes).to.deep.equal([])
    expect(read('who ships it?').query?.root.entity).to.not.equal('zoo/vessel')
  })
})

describe('nouns that are nearest to one kind of record', () => {
  const email = { type: 'string', format: 'email' }

  it('are other words for it, and what it is a kind of, where no other kind is as near', () => {
    const app = appOf({ bikes: { fields: { name: text } }, goats: { fields: { name: text } } })
    expect(find('bicycle', app)).to.include({ certainty: 0.85 })
    expect(find('animal', app)?.entity.noun).to.equal('goat')
    expect(find('helmet', app)).to.equal(undefined)
    const both = appOf({ cows: { fields: { name: text } }, goats: { fields: { name: text } } })
    expect(find('animal', both)).to.equal(undefined)
  })

  it('are guesses where they stand beside it', () => {
    const app = appOf({ rides: { fields: { minutes: whole } }, payments: { fields: { amount: whole } } })
    expect(find('trip', app)?.entity.noun).to.equal('ride')
    expect(find('trip', app)!.certainty).to.be.below(0.7)
  })

  it('are what a request is for, and no part of another compound', () => {
    const app = appOf({
      'maintenance-requests': { fields: { title: text } },
      'time-entries': { fields: { title: text } },
    })
    expect(find('repair', app)?.entity.noun).to.equal('maintenance request')
    expect(find('instance', app)).to.equal(undefined)
  })

  it('may stand before a figure at the beginning, and are none of time', () => {
    const app = appOf({
      rides: { fields: { cost: { type: 'number' }, area: text } },
      events: { fields: { title: text } },
    })
    expect(interpretOver(app)('Journey cost by area').query?.root.entity).to.equal('zoo/ride')
    expect(find('time', app)).to.equal(undefined)
  })

  it('are something else beside the records’ own noun, and the same beside a verb of its stem', () => {
    const subject = { type: 'string', enum: ['physics', 'music'] }
    const app = appOf({ teachers: { fields: { name: text, email, subject } }, bikes: { fields: { name: text } } })
    expect(interpretOver(app)('bikes with bicycles').notes).to.deep.equal([])
    expect(interpretOver(app)('which tutors teach physics').notes.join()).to.include('took “tutors” as teachers')
  })

  it('are the shorter name of two with one ending', () => {
    const app = appOf({ cars: { fields: { name: text } }, 'loan-cars': { fields: { name: text } } })
    expect(find('automobile', app)?.entity.noun).to.equal('car')
  })

  it('are those who are served, and those who work there, where one kind is', () => {
    const people = (...names: string[]) =>
      appOf(Object.fromEntries(names.map(n => [n, { fields: { name: text, email } }])))
    expect(find('customer', people('policyholders', 'nurses'))?.entity.noun).to.equal('policyholder')
    expect(find('staff', people('policyholders', 'nurses'))?.entity.noun).to.equal('nurse')
    expect(find('customer', people('tenants', 'owners'))).to.equal(undefined)
    expect(find('customer', people('drivers'))).to.equal(undefined)
  })
})

describe('nouns as people at work use them', () => {
  const email = { type: 'string', format: 'email' }
  const people = (...names: string[]) =>
    Object.fromEntries(names.map(n => [n, { fields: { name: text, email, onCall: { type: 'boolean' } } }]))
  const flag = { type: 'boolean' }

  it('are those who work there and those who are served, in everyday speech', () => {
    const read = interpretOver(appOf(people('technicians', 'customers')))
    expect(read('which of the lads are on call').notes).to.deep.equal(['took “lads” as technicians'])
    expect(read('how many punters do we have').notes).to.deep.equal(['took “punters” as customers'])
    expect(read('hi guys').query).to.equal(undefined)
  })

  it('are whichever people have what is said of them', () => {
    const staff = { fields: { name: text, email, firstAid: flag } }
    const app = appOf({ cooks: staff, waiters: { fields: { name: text, email, onLeave: flag } } })
    expect(interpretOver(app)('which people are on leave').notes).to.deep.equal(['took “people” as waiters'])
    expect(interpretOver(app)('which lads are on leave').notes).to.deep.equal(['took “lads” as waiters'])
    expect(interpretOver(app)('how many lads do we have').unknown).to.deep.equal(['lads'])
  })

  it('are the one kind of which everything else is told, where they are as good as its noun', () => {
    const app = appOf({
      suites: { fields: { code: text, hasWebcam: flag, price: whole } },
      gardens: { fields: { code: text, isHeated: flag } },
    })
    const read = interpretOver(app)
    expect(read('which rooms have a webcam').notes).to.deep.equal(['took “rooms” as suites'])
    for (const other of ['dragons', 'boats', 'invoices', 'guests'])
      expect(read(`which ${other} have a webcam`).unknown, other).to.have.lengthOf(1)
  })

  it('are other words for hires, trips and penalties', () => {
    const app = appOf({ hires: { fields: { number: text, price: whole } }, trips: { fields: { number: text } } })
    expect(interpretOver(app)('list the bookings').notes).to.deep.equal(['took “bookings” as hires'])
    expect(interpretOver(app)('list the tours').notes).to.deep.equal(['took “tours” as trips'])
  })

  it('are sorts that the data write as one word, and whoever pays for those who are served', () => {
    const visits = { fields: { number: text, visitType: { type: 'string', enum: ['callout', 'routine'] } } }
    const app = appOf({ visits, guardians: { fields: { name: text, email } }, dogs: { fields: { name: text } } })
    const where = interpretOver(app)('list the call-outs').query?.root.where
    expect(where).to.have.lengthOf(1)
    expect(interpretOver(app)('list our customers').notes).to.deep.equal(['took “customers” as guardians'])
  })

  it('count nothing else where businesses keep records by that noun', () => {
    const rentals = { fields: { number: text, status: { type: 'string', enum: ['active', 'returned'] } } }
    const read = interpretOver(appOf({ rentals, tools: { fields: { name: text } } }))
    expect(read('how many suppliers are active').unknown).to.deep.equal(['suppliers'])
  })
})

describe('nouns of the service’s own texts', () => {
  const kinds = { type: 'string', enum: ['studioHouse', 'villa'] }
  const model = appOf({
    houses: { fields: { name: text, houseType: kinds } },
    units: { fields: { door: text, house_id: whole, floor: whole } },
    leases: { fields: { number: text, unit_id: { ...whole, description: 'The studio it is about' } } },
    excursions: {
      fields: {
        reference: { ...text, description: 'Trip number' },
        made_at: { type: 'string', format: 'date-time', description: 'When the trip was booked' },
      },
    },
  })
  const read = interpretOver(model)

  it('stand before a part of a value of other records', () => {
    const studios = read('Studios on floor 2')
    expect(studios.query?.root.entity).to.equal('zoo/unit')
    expect(studios.notes).to.deep.equal(['took “Studios” as units'])
  })

  it('name a record by its number as its own noun does', () => {
    const doors = appOf({
      units: { fields: { unit_number: text, floor: whole } },
      leases: { fields: { ends: text, unit_id: { ...whole, description: 'The studio it is about' } } },
    })
    const { query } = interpretOver(doors)('studio 12')
    expect(query?.root.entity).to.equal('zoo/unit')
    expect(query?.root.where.map(one => JSON.stringify(one))).to.have.length(1)
  })

  it('leave a plural that only stands before what a value is in doubt', () => {
    const halls = appOf({
      venues: { fields: { name: text, venueType: { type: 'string', enum: ['concertHall', 'club'] } } },
    })
    const [sure, unsure] = ['halls', 'concerts'].map(noun => interpretOver(halls)(`list the ${noun}`))
    expect(sure!.certainty).to.be.above(unsure!.certainty)
  })

  it('are what a record’s number and its making are said to be of', () => {
    expect(read('Trips made in May 2025').query?.root.entity).to.equal('zoo/excursion')
  })

  it('are none of two kinds of record, and only persons of people', () => {
    const entities = appOf({
      boxes: { fields: { name: text }, description: 'Gets entities of boxes' },
      drivers: { fields: { name: text, email: text } },
      trips: { fields: { title: text, driver_id: { ...whole, description: 'Task of the driver' } } },
    }).entities
    expect(entities.flatMap(entity => [...saidNouns(entity, entities)])).to.not.include('task')
  })
})

describe('words of one stem', () => {
  const model = appOf({
    customers: { fields: { name: text } },
    orders: { fields: { number: text, shipped_on: { type: 'string', format: 'date' }, total: { type: 'number' } } },
  })
  const read = interpretOver(model)

  it('are two where one is a noun and the other what was done', () => {
    expect(read('the five longest ships').unknown).to.include('ships')
    expect(read('orders shipped in May 2025').unknown).to.deep.equal([])
  })

  it('are two where both are nouns of their own', () => {
    expect(read('how many customs are there').unknown).to.include('customs')
  })
})
