export const CYCLE_CATEGORIES = ['road_bike', 'gravel_bike', 'mountain_bike', 'city_bike', 'e_bike', 'kids_bike', 'helmet', 'lock', 'light', 'component', 'clothing'] as const // oxfmt-ignore

/** Who makes what is sold, from where, and for how many years a frame or a part is guaranteed. */
export const BRANDS: [name: string, country: string, website: string, warrantyYears: number][] = [
  ['Torvik', 'Norway', 'https://www.torvik-cykler.example', 10],
  ['Brambach', 'Germany', 'https://www.brambach.example', 6],
  ['Cicloria', 'Italy', 'https://www.cicloria.example', 5],
  ['Oudekerk', 'Netherlands', 'https://www.oudekerk-fietsen.example', 8],
  ['Sierra Llano', 'Spain', 'https://www.sierrallano.example', 4],
  ['Lagan Works', 'Ireland', 'https://www.laganworks.example', 12],
  ['Kessock', 'United Kingdom', 'https://www.kessock.example', 3],
  ['Hartmann & Söhne', 'Germany', 'https://www.hartmannundsoehne.example', 2],
  ['Yamabiko', 'Japan', 'https://www.yamabiko-parts.example', 2],
  ['Ballinrobe Wool', 'Ireland', 'https://www.ballinrobewool.example', 1],
]

type Article = [name: string, brand: number, price: number, weightKg: number | null, modelYear: number | null]
/** What is sold, by category. */
export const ARTICLES: Record<(typeof CYCLE_CATEGORIES)[number], Article[]> = {
  road_bike: [
    ['Stelvio SL', 3, 3299, 7.4, 2026],
    ['Stelvio Comp', 3, 1849, 8.6, 2026],
    ['Passo 105', 3, 1499, 8.9, 2024],
    ['Rondo Endurance', 2, 2190, 8.3, 2025],
    ['Meseta Aero', 5, 2650, 7.8, 2026],
  ],
  gravel_bike: [
    ['Fjell 28', 1, 1990, 9.7, 2025],
    ['Fjell 28 Carbon', 1, 3150, 8.2, 2026],
    ['Bog Road', 6, 1745, 10.4, 2026],
    ['Camino Libre', 5, 1290, 10.9, 2024],
    ['Wegfinder', 2, 2080, 9.5, 2026],
  ],
  mountain_bike: [
    ['Troll 29', 1, 1595, 13.1, 2026],
    ['Troll 29 Pro', 1, 2790, 12.2, 2026],
    ['Steinbock', 2, 2340, 13.6, 2025],
    ['Pico Hardtail', 5, 890, 13.9, 2025],
    ['Pico Junior Trail', 5, 645, 12.7, 2024],
    ['Gap of Dunloe', 6, 1980, 12.9, 2026],
  ],
  city_bike: [
    ['Gracht 3', 4, 695, 17.8, 2026],
    ['Gracht 7', 4, 849, 18.2, 2026],
    ['Omafiets Classic', 4, 580, 19.4, 2025],
    ['Claddagh', 6, 920, 14.6, 2026],
    ['Pendler', 2, 1040, 13.8, 2024],
  ],
  e_bike: [
    ['Gracht E', 4, 2299, 24.1, 2026],
    ['Bakfiets Family E', 4, 4890, 42.5, 2026],
    ['Claddagh Electric', 6, 2590, 21.7, 2026],
    ['Pendler E', 2, 2745, 22.9, 2025],
    ['Troll E', 1, 4390, 23.6, 2026],
    ['Falt E 20', 2, 1890, 18.9, 2024],
  ],
  kids_bike: [
    ['Puffin 14', 6, 189, 6.2, 2026],
    ['Puffin 16', 6, 229, 6.9, 2026],
    ['Puffin 20', 6, 299, 8.1, 2026],
    ['Lemen 24', 1, 449, 9.8, 2025],
    ['Loopje Balance Bike', 4, 98, 3.7, 2025],
  ],
  helmet: [
    ['Corrie', 7, 64.95, 0.31, null],
    ['Corrie MIPS', 7, 89.95, 0.34, null],
    ['Cairn Road', 7, 139, 0.26, null],
    ['Wee Bairn', 7, 39.5, 0.24, null],
    ['Haube Urban', 8, 74.9, 0.41, null],
  ],
  lock: [
    ['Riegel U-Lock', 8, 69.9, 1.45, null],
    ['Riegel Chain 110', 8, 94.5, 2.3, null],
    ['Riegel Folding', 8, 82, 1.2, null],
    ['Cable Combo', 7, 18.95, 0.35, null],
  ],
  light: [
    ['Hotaru Front 600', 9, 59, 0.12, null],
    ['Hotaru Rear', 9, 27.5, 0.05, null],
    ['Hotaru Set', 9, 79, 0.17, null],
    ['Lykt Dynamo', 1, 46, null, null],
  ],
  component: [
    ['Kaze 12-Speed Chain', 9, 38.9, 0.26, null],
    ['Kaze Cassette 11-34', 9, 72, 0.37, null],
    ['Kaze Disc Brake Pads', 9, 16.5, 0.03, null],
    ['Sattel Komfort', 8, 54.9, 0.48, null],
  ],
  clothing: [
    ['Merino Jersey', 10, 95, null, null],
    ['Lambswool Cap', 10, 29, null, null],
    ['Rain Cape', 7, 68, 0.33, null],
    ['Winter Gloves', 7, 42, null, null],
  ],
}

export const FIRST_NAMES =
  `Aoife Cillian Niamh Oisín Roisin Declan Sinead Eoin Grainne Padraig Maura Conor Ciara Fintan Orla Dermot Nuala Brendan
Agnieszka Tomasz Ewa Marek Luciana Thiago Ifeoma Chidi Nasreen Imran Greta Jonas`.split(/\s+/)
export const LAST_NAMES =
  `Kinsella Mulcahy Heffernan Tierney Cusack Lenihan Brosnan Gilhooly Scanlon Twomey Conneely Hanrahan Geraghty Lawless
Molloy Prendergast Shanahan Keaveney Wall Dunphy Wojcik Zielinska Kaminski Barbosa Teixeira Eze Nwosu Siddiqui Qureshi Lehmann Petraitis`.split(
    /\s+/,
  )
/** Where customers live: towns, more than once where many do, and how their Eircodes begin. */
export const TOWNS = [['Galway', 'H91'], ['Galway', 'H91'], ['Galway', 'H91'], ['Galway', 'H91'], ['Cork', 'T12'], ['Cork', 'T12'], ['Cork', 'T12'], ['Limerick', 'V94'], ['Limerick', 'V94'], ['Ennis', 'V95'], ['Sligo', 'F91'], ['Westport', 'F28'], ['Athlone', 'N37']] as const // oxfmt-ignore
export const STREETS = ['Quay Street', 'Shop Street', 'Salthill Road', 'Bridge Street', 'Mill Road', 'Abbey View', 'Castle Avenue', 'Cloonmore'] as const // oxfmt-ignore

export const HEADLINES: Record<number, string[]> = {
  1: ['Sent it back', 'Broke on the second ride'],
  2: ['Expected more for the money', 'Sizing is way off'],
  3: ['Grand, nothing special', 'Does what it should'],
  4: ['Very happy so far', 'Great for the commute'],
  5: ['Best thing I ever bought', 'Flies up the hills', 'Could not fault it'],
}
