import { int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { answersLast } from '../../support/styles/talk.ts'

const crews = [
  { id: 7, name: 'Harbour Crew', phone: '01 44' },
  { id: 8, name: 'River Crew', phone: '01 55' },
]
const rowers = [
  { id: 1, rower_number: 'R-101', name: 'Ann Lee', email: 'ann@row.example', crew_id: 7 },
  { id: 2, rower_number: 'R-102', name: 'Bo Ray', email: 'bo@row.example', crew_id: 8 },
]
const boats = [
  { id: 31, boat_number: 'B-301', name: 'Gull', rower_id: 2 },
  { id: 32, boat_number: 'B-302', name: 'Tern', rower_id: 1 },
]
const club = () =>
  converse(
    reads('rowing', '/crews', () => crews, list({ id, name: text, phone: text })),
    reads('rowing', '/rowers', () => rowers, list({ id, rower_number: text, name: text, email: text, crew_id: id })),
    reads('rowing', '/boats', () => boats, list({ id, boat_number: text, name: text, rower_id: id })),
  )

describe('whose number it is', () => {
  answersLast(club, [
    ['Whose rower number is R-102?', /^Rower Bo Ray/],
    ['Who does the rower number R-101 belong to?', /^Rower Ann Lee/],
    ['Whose boat number is B-302?', /Ann Lee/],
  ])
})
