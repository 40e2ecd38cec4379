import { createRandom } from '../../../support/apis/random.ts'

/** Houses, and how dear they are. */
// oxfmt-ignore
export const HOUSES: [id: string, name: string, street: string, town: string, postalCode: string, stars: number, phone: string, mail: string, manager: string, petsAllowed: boolean, hasRestaurant: boolean, rooms: number, dear: number][] = [
  ['hse_101', 'Saltwind House', '4 Strand Street', 'Dingle', 'V92 K4T6', 4, '+353 66 555 0141', 'saltwind', 'Maura Crimmins', true, true, 9, 1.08],
  ['hse_102', 'Curlew Lodge', 'Quay Road', 'Westport', 'F28 XN52', 3, '+353 98 555 0162', 'curlew', 'Tadhg Loftus', true, false, 8, 0.93],
  ['hse_103', 'Harbour Bell Hotel', '1 Long Quay', 'Kinsale', 'P17 D8R3', 4, '+353 21 555 0177', 'harbourbell', 'Ines Carvalho', false, true, 10, 1.21],
  ['hse_104', 'Fuchsia Court', '27 Salthill Terrace', 'Galway', 'H91 W7C9', 3, '+353 91 555 0118', 'fuchsia', 'Peadar Ruane', false, false, 9, 1],
  ['hse_105', 'Ardkeel Manor', 'Glencar Road', 'Sligo', 'F91 E2P5', 4, '+353 71 555 0193', 'ardkeel', 'Helena Voss', true, true, 8, 1.15],
]

/** Who stays with us, by the country they live in. */
const BY_COUNTRY: Record<string, string> = {
  IE: 'Oonagh Brannigan, Fiachra Devane, Sorcha Mulqueen, Cathal Tierney, Bríd Lavelle, Eoghan Hanratty, Niamh Scollard, Declan Rafferty, Gráinne Coffey, Padraig Noone, Aisling Keaveney, Ronan Treacy, Muireann Daly, Colm Fennelly, Deirdre Sugrue, Lorcan Heaney', // oxfmt-ignore
  GB: 'Beatrice Holloway, Alistair Penhaligon, Gemma Thackray, Rupert Elsworth, Morag Kinnaird, Iwan Prosser, Harriet Oakeshott, Duncan Strachan, Poppy Lidgett, Catrin Bevan', // oxfmt-ignore
  DE: 'Annika Reuter, Jens Hollerbach, Ulrike Stamm, Matthias Krahl, Svenja Pohlmann, Torsten Wiegand, Heike Brandl, Lukas Eisenreich, Birgit Nolte, Frank Dettmer', // oxfmt-ignore
  US: 'Marcus Tillery, Denise Hathcock, Walter Brunetti, Latoya Simms, Peggy Olmstead, Curtis Vandermeer, Shelby Radcliff, Arturo Benavides', // oxfmt-ignore
  FR: 'Solène Aubertin, Thibault Garnier, Mireille Chassagne, Bastien Lacombe, Océane Perrault, Gilles Montagne',
  NL: 'Femke Dijkhuis, Joost Terpstra, Marloes Veldkamp, Sander Bosgra, Wietske Hoekman, Ruud Slagter',
  ES: 'Itziar Goñi, Álvaro Cifuentes, Nuria Balaguer, Pablo Echevarría',
}
const DIALLED: Record<string, string> = { IE: '+353 8', GB: '+44 7', DE: '+49 15', US: '+1 60', FR: '+33 6', NL: '+31 6', ES: '+34 6' } // oxfmt-ignore

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Sixty of them, in no order. */
export function createInnPeople(seed: number) {
  const random = createRandom(seed)
  const people = Object.entries(BY_COUNTRY).flatMap(([country, names]) =>
    names.split(', ').map(name => {
      const [firstName = '', lastName = ''] = name.split(' ')
      return {
        firstName,
        lastName,
        email: `${plain(firstName)}.${plain(lastName)}@${random.pick(['postnook.example', 'mailbay.example', 'lettera.example'])}`,
        phone: random.chance(0.12) ? null : `${DIALLED[country]}${random.whole(1, 9)} 555 0${random.whole(100, 999)}`,
        country,
      }
    }),
  )
  return people
    .map(person => ({ person, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ person }) => person)
}

/** What can be charged besides the room, and what it costs. */
// oxfmt-ignore
export const EXTRAS: [category: string, description: string, unitPrice: number][] = [
  ['breakfast', 'Full Irish breakfast', 16.5],
  ['breakfast', 'Continental breakfast', 12],
  ['dinner', 'Three-course dinner', 42],
  ['dinner', 'Seafood platter', 34.5],
  ['bar', 'Drinks at the bar', 9.5],
  ['bar', 'Bottle of house wine', 28],
  ['spa', 'Seaweed bath', 45],
  ['spa', 'Back massage, 50 minutes', 75],
  ['parking', 'Parking space, per night', 8],
  ['laundry', 'Laundry bag', 14],
  ['bikeHire', 'Bicycle, per day', 22],
]

export const PRAISE: Record<number, [title: string, comment: string][]> = {
  1: [['Never again', 'The heating was off all night and nobody came.'], ['Noisy and cold', 'We could hear every door.']],
  2: [['Disappointing', 'Pretty building, but the bathroom needs work.'], ['Overpriced', 'Too dear for what you get.']],
  3: [['Fine for a night', 'Clean, friendly, a little tired.'], ['It was all right', 'Breakfast could start earlier.']],
  4: [['Lovely stay', 'Kind staff and a good bed.'], ['Would come again', 'Great location, small room.']],
  5: [['Simply wonderful', 'We felt at home from the first minute.'], ['Best weekend of the year', 'The view alone is worth it.']],
} // oxfmt-ignore
