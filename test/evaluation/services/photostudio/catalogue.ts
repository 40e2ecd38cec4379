import type { LENS_TYPES, PRINT_PRODUCTS } from './kinds.ts'

type Type = (typeof LENS_TYPES)[number]

/** What the studio sells, who photographs for it, and where. */
export const PACKAGES: [
  name: string,
  category: Type,
  price: number,
  hours: number,
  images: number,
  album: boolean,
  active: boolean,
  weight: number,
  description: string,
][] = [
  // oxfmt-ignore
  ['The Elopement', 'wedding', 1150, 4, 150, false, true, 3, 'Ceremony and a walk afterwards, for up to twenty guests.'],
  ['Half Day', 'wedding', 1650, 6, 250, false, true, 5, 'From the ceremony to the speeches.'],
  ['Full Day Classic', 'wedding', 2350, 10, 450, false, true, 8, 'From getting ready to the first dance.'],
  [
    'Full Day with Album',
    'wedding',
    2895,
    10,
    500,
    true,
    true,
    8,
    'The classic full day and a 30 x 30 cm linen album.',
  ],
  ['The Works', 'wedding', 3650, 12, 650, true, true, 5, 'Full day, drone footage, album and a parent album.'],
  ['Two-Day Celebration', 'wedding', 4480, 18, 900, true, true, 2, 'The wedding and the day after.'],
  ['Winter Wedding Special', 'wedding', 1390, 6, 200, false, false, 0, 'November to February only. No longer sold.'],
  [
    'Golden Hour',
    'engagement',
    290,
    1.5,
    40,
    false,
    true,
    8,
    'An hour and a half before sunset at a place of your choice.',
  ],
  ['Love Story', 'engagement', 420, 3, 80, false, true, 5, 'Two places, two outfits.'],
  ['Surprise Proposal', 'engagement', 360, 1, 30, false, true, 3, 'We hide, you kneel.'],
  ['Mini Session', 'family', 145, 0.5, 12, false, true, 5, 'Half an hour outdoors, up to five people.'],
  ['Family Hour', 'family', 265, 1, 30, false, true, 16, 'An hour in the studio or outdoors.'],
  ['Generations', 'family', 445, 2, 60, false, true, 5, 'Grandparents to grandchildren, up to twenty people.'],
  ['Communion Day', 'family', 310, 2, 45, false, true, 3, 'At the church and at home.'],
  ['Tiny Toes', 'newborn', 245, 2, 20, false, true, 5, 'In the studio, within the first three weeks.'],
  ['First Days', 'newborn', 375, 3, 35, true, true, 5, 'At your home, with a small album.'],
  ['First Year Story', 'newborn', 890, 8, 120, true, true, 2, 'Four sessions over the first year, with an album.'],
  ['Bump Session', 'maternity', 230, 1.5, 25, false, true, 5, 'In the studio, partner welcome.'],
  ['Bump and Baby', 'maternity', 540, 4, 60, false, true, 3, 'One session before the birth and one after.'],
  ['Single Headshot', 'headshots', 120, 0.5, 5, false, true, 4, 'Five retouched pictures for your profile.'],
  ['Actor Portfolio', 'headshots', 350, 2, 25, false, true, 3, 'Three looks, for agents and castings.'],
  ['Team Half Day', 'headshots', 690, 4, 60, false, true, 6, 'Up to fifteen people at your office.'],
  ['Team Full Day', 'headshots', 1180, 8, 120, false, true, 3, 'Up to forty people at your office.'],
  ['LinkedIn Express', 'headshots', 75, 0.25, 2, false, false, 0, 'Ten minutes, two pictures. No longer sold.'],
]

/** `busy` is how often they are taken; nobody has been given to the new ones, and who left did the older shoots. */
export const PHOTOGRAPHERS: [
  first: string,
  last: string,
  employment: string,
  specialties: Type[],
  dayRate: number,
  drone: boolean,
  city: string,
  joined: number,
  busy: number,
  active?: boolean,
][] = [
  // oxfmt-ignore
  ['Dervla', 'Hanrahan', 'employed', ['wedding', 'engagement', 'family'], 520, true, 'Galway', 3420, 9],
  ['Ruairí', 'Tiernan', 'employed', ['wedding', 'engagement'], 490, false, 'Galway', 2710, 7],
  ['Beata', 'Wojcik', 'employed', ['newborn', 'maternity', 'family'], 450, false, 'Oranmore', 2260, 9],
  ['Fintan', 'Scully', 'employed', ['headshots', 'family'], 430, true, 'Galway', 1930, 8],
  ['Muireann', 'Coyne', 'employed', ['family', 'newborn', 'engagement'], 410, false, 'Tuam', 1105, 8],
  ['Tadhg', 'Larkin', 'freelance', ['wedding'], 610, true, 'Westport', 1640, 6],
  ['Isabela', 'Moraes', 'freelance', ['wedding', 'engagement', 'maternity'], 575, false, 'Galway', 1380, 6],
  ['Colm', 'Devane', 'freelance', ['wedding', 'headshots'], 540, true, 'Ennis', 1215, 5],
  ['Gwen', 'Pryce', 'freelance', ['newborn', 'family'], 395, false, 'Athlone', 990, 4],
  ['Oisín', 'McGarry', 'freelance', ['wedding', 'family'], 465, false, 'Castlebar', 870, 5],
  ['Annika', 'Sjöberg', 'freelance', ['wedding', 'engagement'], 640, true, 'Limerick', 745, 4],
  ['Peadar', 'Ruane', 'freelance', ['headshots'], 480, false, 'Galway', 620, 5],
  ['Clodagh', 'Feerick', 'freelance', ['family', 'maternity'], 380, false, 'Loughrea', 540, 5],
  ['Matteo', 'Bellini', 'freelance', ['wedding'], 595, false, 'Sligo', 455, 4],
  ['Sorcha', 'Naughton', 'employed', ['engagement', 'headshots', 'family'], 370, false, 'Galway', 330, 5],
  ['Eanna', 'Cusack', 'freelance', ['wedding', 'family'], 425, false, 'Roscommon', 300, 3],
  ['Lucja', 'Zielinska', 'freelance', ['newborn'], 385, false, 'Galway', 1520, 4, false],
  ['Hugh', 'Prendergast', 'freelance', ['wedding', 'headshots'], 505, true, 'Limerick', 1710, 3, false],
  ['Bríd', 'Concannon', 'employed', ['family', 'newborn'], 340, false, 'Clifden', 26, 0],
  ['Jonas', 'Lechner', 'freelance', ['wedding', 'engagement'], 560, true, 'Ennis', 17, 0],
]

export const FIRST_NAMES = `Ailbhe Aisling Bláthnaid Caoilfhionn Ciara Deirdre Eilis Emer Fionnuala Gráinne Hannah Jennifer Karolina Keelin
Laoise Lorna Maebh Michelle Nessa Nicola Orlaith Paula Róisín Saorla Shauna Sibéal Treasa Úna Yvonne Zara`.split(/\s+/) // oxfmt-ignore
export const PARTNERS = `Alan Barry Brendan Cathal Conleth Cormac Daire Dermot Eamon Enda Eoghan Fergal Gavin Jarlath Killian Lochlann Lorcan Martin
Neil Niall Odhran Owen Padraic Rory Shane Stephen Tomás Vincent`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Ahearne Balfe Breathnach Broderick Canavan Carmody Cawley Conneely Costello Crehan Curran Dolan Egan Fahy Finnerty Flaherty
Gilmartin Glynn Grealish Heneghan Hession Higgins Jordan Kavanagh Keaveney Kilbane Lally Linnane Lydon Madden Mannion McHugh Melia Moran Mulkerrin
Nestor Noone Quirke Rabbitte Reilly Ryder Shaughnessy Staunton Tarpey Tuohy Varley Walsh Whelan`.split(/\s+/) // oxfmt-ignore
export const COMPANIES = ['Tarpey Solicitors', 'Corrib Biotech', 'Atlantic Credit Union', 'Lydon Estates', 'Claddagh Software', 'Burren Brewing', 'Western Dental Group', 'Inagh Architects', 'Salthill Physiotherapy', 'Moycullen Engineering', 'Druid Accountants', 'Nimbus Recruitment', 'Shannonside Insurance', 'Errigal Consulting'] // oxfmt-ignore
export const TOWNS: [city: string, county: string, routing: string, streets: string[]][] = [
  ['Galway', 'Galway', 'H91', ['Father Griffin Road', 'Sea Road', 'Prospect Hill', 'Newcastle Road', 'Taylor’s Hill']],
  ['Galway', 'Galway', 'H91', ['College Road', 'Bohermore', 'Henry Street']],
  ['Oranmore', 'Galway', 'H91', ['Main Street', 'Maree Road']],
  ['Tuam', 'Galway', 'H54', ['Vicar Street', 'Dublin Road']],
  ['Loughrea', 'Galway', 'H62', ['Barrack Street', 'Galway Road']],
  ['Clifden', 'Galway', 'H71', ['Beach Road', 'Bridge Street']],
  ['Westport', 'Mayo', 'F28', ['Mill Street', 'Altamount Street']],
  ['Castlebar', 'Mayo', 'F23', ['Linenhall Street', 'Newport Road']],
  ['Ennis', 'Clare', 'V95', ['Parnell Street', 'Clare Road']],
  ['Kilrush', 'Clare', 'V15', ['Frances Street', 'Toler Street']],
  ['Limerick', 'Limerick', 'V94', ['O’Connell Avenue', 'Catherine Street']],
  ['Athlone', 'Westmeath', 'N37', ['Connaught Street', 'Church Street']],
  ['Sligo', 'Sligo', 'F91', ['Wine Street', 'Pearse Road']],
  ['Roscommon', 'Roscommon', 'F42', ['Goff Street', 'Circular Road']],
  ['Dublin', 'Dublin', 'D06', ['Rathmines Road', 'Palmerston Park']],
]
type Place = [name: string, street: string, city: string, county: string]
export const STUDIO: Place = ['Main studio', '22 Middle Street', 'Galway', 'Galway']
export const VENUES: Place[] = [
  ['Castle Derravane', 'Demesne Road', 'Loughrea', 'Galway'],
  ['Glenmara Lodge Hotel', 'Lough Road', 'Clifden', 'Galway'],
  ['Lisbeg Manor', 'Lisbeg', 'Tuam', 'Galway'],
  ['The Weir Hotel', '4 Nun’s Island', 'Galway', 'Galway'],
  ['Carrowbeg House', 'Quay Road', 'Westport', 'Mayo'],
  ['Turlough Park Barn', 'Turlough', 'Castlebar', 'Mayo'],
  ['Drumcoran Abbey Hotel', 'Abbey Street', 'Ennis', 'Clare'],
  ['Shannon View House', 'Coonagh', 'Limerick', 'Limerick'],
  ['Hodson Quay Hotel', 'Hodson Bay Road', 'Athlone', 'Westmeath'],
  ['Knocknarea Hall', 'Strandhill Road', 'Sligo', 'Sligo'],
]
export const OUTDOORS: Place[] = [
  ['Salthill Promenade', 'Seapoint', 'Galway', 'Galway'],
  ['Barna Woods', 'Barna Road', 'Galway', 'Galway'],
  ['Coole Park', 'Gort Road', 'Loughrea', 'Galway'],
  ['Old Head Beach', 'Louisburgh Road', 'Westport', 'Mayo'],
  ['Dromore Wood', 'Ruan', 'Ennis', 'Clare'],
]
/** What a print of each size costs. */
export const PRINTS: Record<(typeof PRINT_PRODUCTS)[number], [size: string, price: number][]> = {
  print: [['13x18 cm', 9.5], ['20x30 cm', 18], ['30x45 cm', 34]], // oxfmt-ignore
  framed_print: [['20x30 cm', 64], ['30x45 cm', 98], ['50x70 cm', 165]], // oxfmt-ignore
  canvas: [['40x60 cm', 119], ['60x90 cm', 189]], // oxfmt-ignore
  album: [['25x25 cm', 320], ['30x30 cm', 415]], // oxfmt-ignore
  photo_book: [['21x28 cm', 85], ['28x28 cm', 110]], // oxfmt-ignore
  greeting_cards: [['A6, pack of 10', 16.5], ['A6, pack of 25', 32]], // oxfmt-ignore
}
export const CLIENT_NOTES = ['Allergic to lilies, no bouquet in the studio', 'Prefers to be rung after six', 'Wants black and white as well', 'Sister of a former bride'] // oxfmt-ignore
export const SHOOT_NOTES = ['Grandmother uses a wheelchair, step-free access needed', 'Bring the macro lens for the rings', 'Two dogs will join', 'No flash in the church', 'Parents are separated, ask before group pictures'] // oxfmt-ignore
export const ORDER_NOTES = ['Gift wrapping please', 'Ring before posting', 'White border of 2 cm']
