/** Who has their offices cleaned, where these are, and names of those who clean them. */
export const CLIENTS: [name: string, industry: string, domain: string, contact: string][] = [
  ['Ardmore Capital', 'finance', 'ardmorecapital', 'Fergal Ardagh'],
  ['Brannigan & Roche Solicitors', 'law', 'branniganroche', 'Sinéad Brannigan'],
  ['Bluestack Software', 'technology', 'bluestack', 'Oisín Gallagher'],
  ['Cedar Lane Medical', 'healthcare', 'cedarlane', 'Hilary Prunty'],
  ['Clonmore Freight', 'logistics', 'clonmorefreight', 'Declan Ruane'],
  ['Corrib Data Centres', 'technology', 'corribdata', 'Noelle Faherty'],
  ['Dalkey Design Studio', 'creative', 'dalkeydesign', 'Aoife Mangan'],
  ['Emerald Fund Services', 'finance', 'emeraldfunds', 'Patrick Tuohy'],
  ['Fenwick Lawlor', 'law', 'fenwicklawlor', 'Ronan Lawlor'],
  ['Foyle Street Physiotherapy', 'healthcare', 'foylephysio', 'Grace Devane'],
  ['Galtee Games', 'technology', 'galteegames', 'Shane Culhane'],
  ['Harrow & Quill Publishing', 'creative', 'harrowquill', 'Imelda Harrow'],
  ['Inishfree Insurance', 'finance', 'inishfree', 'Conor Breslin'],
  ['Juniper Dental Group', 'healthcare', 'juniperdental', 'Orla Keaveney'],
  ['Kestrel Couriers', 'logistics', 'kestrelcouriers', 'Martin Shortt'],
  ['Kinsella Patent Attorneys', 'law', 'kinsellapatents', 'Una Kinsella'],
  ['Lagan Lighting', 'creative', 'laganlighting', 'Barry McElroy'],
  ['Lir Analytics', 'technology', 'liranalytics', 'Tara Nugent'],
  ['Mizen Shipping Agents', 'logistics', 'mizenshipping', 'Donal Crowley'],
  ['Northgate Credit Union', 'finance', 'northgatecu', 'Philomena Daly'],
  ['Oakvale Eye Clinic', 'healthcare', 'oakvaleeyes', 'Dervla Scully'],
  ['Pembroke Tax Advisers', 'finance', 'pembroketax', 'Hugh Delahunty'],
  ['Quayside Cowork', 'technology', 'quaysidecowork', 'Rachel Tobin'],
  ['Redmond Cold Storage', 'logistics', 'redmondcold', 'Gerard Redmond'],
  ['Slieve Mish Films', 'creative', 'slievemish', 'Caoimhe Lucey'],
  ['Sullivan Notaries', 'law', 'sullivannotaries', 'Denis Sullivan'],
  ['Tallow Robotics', 'technology', 'tallowrobotics', 'Emer Halpin'],
  ['Tramore Fertility', 'healthcare', 'tramorefertility', 'Niamh Whelton'],
  ['Ursa Accounting', 'finance', 'ursaaccounting', 'Kieran Bourke'],
  ['Wexbridge Interiors', 'creative', 'wexbridge', 'Lorraine Stafford'],
]

export const CITIES: [city: string, code: string, streets: string[]][] = [
  ['Dublin', 'D02', ['Merrion Square', 'Harcourt Street', 'Baggot Street', 'Pearse Street']],
  ['Cork', 'T12', ['South Mall', 'Patrick’s Quay', 'Oliver Plunkett Street']],
  ['Galway', 'H91', ['Eyre Square', 'Dock Road', 'Prospect Hill']],
  ['Limerick', 'V94', ['O’Connell Street', 'Henry Street', 'Bishop’s Quay']],
  ['Waterford', 'X91', ['The Quay', 'Barronstrand Street', 'Canada Street']],
]
export const BUILDINGS =
  `Alder Antrim Ashgrove Aughrim Ballinteer Belgrave Bracken Burren Carrow Cashel Clover Comeragh Coolmine Dargle Derrynane Dunmore
Elmfield Ferns Fastnet Glandore Glenview Granard Hawthorn Heather Ilen Kilbride Kilronan Laurel Lismore Lough Rynn Mallow Maumturk Moyle
Mulcahy Nenagh Nore Oakfield Ormonde Parnell Portobello Raheen Roscrea Rowan Sandymount Shannon Sherkin Slaney Suir Swift Templeton Thornbury
Tolka Tullamore Ulster Valentia Vesey Wicklow Yeats`
    .replace('Lough Rynn', 'Lough-Rynn')
    .split(/\s+/)
    .map(name => name.replace('-', ' '))
export const BUILDING_KINDS = ['House', 'Court', 'Plaza', 'Hall', 'Centre']

export const FIRST_NAMES = `Agnieszka Ana Bartosz Beatriz Bogdan Catarina Ciara Damian Deirdre Ewa Florin Gabriela Goran Ioana Jadwiga Joana Krzysztof
Lukas Magda Maeve Mihai Monika Noel Oksana Paulo Piotr Renata Rosa Seamus Stela Tomasz Vasile Viktor Yara Zofia Eoin`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Almeida Bielski Borowska Cullen Dobre Duarte Enache Fonseca Garvey Hanlon Ionescu Jankowski Kaczmarek Kovalenko Lupu Madden
Mazur Moraes Munteanu Nowicka Okoro Pacheco Petrenko Popa Quirke Ribeiro Sadowska Silveira Stanciu Tierney Urban Vieira Wilk Zajac Zielinska Brophy`.split(/\s+/) // oxfmt-ignore
export const LANGUAGE_SETS = [['English'], ['English', 'Polish'], ['English', 'Portuguese'], ['English', 'Romanian'], ['English', 'Ukrainian'], ['English', 'Polish', 'Ukrainian'], ['English', 'Spanish', 'Portuguese']] // oxfmt-ignore

export const VEHICLES: [make: string, model: string, fuel: string][] = [
  ['Ford', 'Transit Custom', 'diesel'],
  ['Ford', 'Transit Connect', 'diesel'],
  ['Renault', 'Kangoo', 'diesel'],
  ['Renault', 'Kangoo E-Tech', 'electric'],
  ['Volkswagen', 'Caddy', 'diesel'],
  ['Peugeot', 'e-Partner', 'electric'],
  ['Toyota', 'Proace City', 'petrol'],
]

export const ACCESS_NOTES = ['Ring the night porter first.', 'Use the service lift at the back.', 'Alarm goes on again at 22:00.', 'Park in the yard, not on the street.', 'Sign the book at reception.'] // oxfmt-ignore
export const JOB_NOTES = ['Bring the long ladder.', 'Kitchen on the second floor as well.', 'Client wants the boardroom done first.', 'Skip the server room.', 'Take the wet-floor signs.'] // oxfmt-ignore
export const DESCRIPTIONS: Record<string, string[]> = {
  missed_area: ['The kitchen on the first floor had not been touched.', 'Bins in the meeting rooms were still full.', 'The toilets at reception were missed.'], // oxfmt-ignore
  late_arrival: ['The team came an hour late and our staff were already in.', 'Nobody was there at the agreed time.'],
  damage: ['A monitor was knocked off a desk.', 'There is a scratch on the boardroom table.', 'Bleach stains on the new carpet.'], // oxfmt-ignore
  no_show: ['No one turned up at all.', 'Nobody came and nobody rang.'],
  security: ['The back door was found unlocked in the morning.', 'The alarm had not been set.'],
}
