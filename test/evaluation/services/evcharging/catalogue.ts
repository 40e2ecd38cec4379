/** Where the company has stations, what stands there, who repairs it, and names of those who charge. */
type Site = [name: string, siteType: string, city: string, street: string, postcode: string, gridKw: number]
export const SITES: Site[] = [
  ['Kirkstall Bridge Retail Park', 'retail_park', 'Leeds', 'Savins Mill Way', 'LS5 3BH', 800],
  ['Crown Point North', 'retail_park', 'Leeds', 'Junction Street', 'LS10 1ET', 1000],
  ['Merrion Multi-Storey', 'car_park', 'Leeds', 'Merrion Way', 'LS2 8BT', 250],
  ['Aire Wharf Offices', 'workplace', 'Leeds', 'Sovereign Quay', 'LS1 4BJ', 150],
  ['Woolley Edge Northbound', 'motorway_services', 'Wakefield', 'M1 Junction 38', 'WF4 4LQ', 1600],
  ['Woolley Edge Southbound', 'motorway_services', 'Wakefield', 'M1 Junction 39', 'WF4 4LG', 1500],
  ['Westgate Superstore', 'supermarket', 'Wakefield', 'Ings Road', 'WF1 1RS', 400],
  ['Meadowhead Superstore', 'supermarket', 'Sheffield', 'Chesterfield Road', 'S8 7UH', 450],
  ['Kelham Island Car Park', 'car_park', 'Sheffield', 'Green Lane', 'S3 8SE', 200],
  ['Don Valley Business Hub', 'workplace', 'Sheffield', 'Brightside Lane', 'S9 2RX', 300],
  ['Lyceum Hotel', 'hotel', 'Sheffield', 'Norfolk Street', 'S1 2JE', 100],
  ['Monks Cross Shopping Park', 'retail_park', 'York', 'Monks Cross Drive', 'YO32 9GX', 900],
  ['Foss Bank Car Park', 'car_park', 'York', 'Jewbury', 'YO31 7PL', 220],
  ['Micklegate Hotel', 'hotel', 'York', 'Toft Green', 'YO1 6JT', 110],
  ['Saltaire Superstore', 'supermarket', 'Bradford', 'Otley Road', 'BD17 7DR', 350],
  ['Forster Square Retail Park', 'retail_park', 'Bradford', 'Valley Road', 'BD1 4AG', 600],
  ['Hartshead Moor West', 'motorway_services', 'Brighouse', 'M62 Junction 25', 'HD6 4RJ', 2000],
  ['Hartshead Moor East', 'motorway_services', 'Brighouse', 'M62 Junction 26', 'HD6 4JX', 1800],
  ['Piece Hall Car Park', 'car_park', 'Halifax', 'Horton Street', 'HX1 1QE', 180],
  ['Shay Lane Superstore', 'supermarket', 'Halifax', 'Ovenden Way', 'HX3 6RR', 320],
  ['Dean Clough Offices', 'workplace', 'Halifax', 'Old Lane', 'HX3 5AX', 120],
  ['Great Northern Retail Park', 'retail_park', 'Huddersfield', 'Leeds Road', 'HD1 6ND', 700],
  ['Castle Hill Superstore', 'supermarket', 'Huddersfield', 'Wakefield Road', 'HD5 9XE', 380],
  ['Valley Gardens Hotel', 'hotel', 'Harrogate', 'Cornwall Road', 'HG1 2PN', 90],
  ['Starbeck Superstore', 'supermarket', 'Harrogate', 'Knaresborough Road', 'HG2 7LR', 360],
  ['Tower Street Car Park', 'car_park', 'Harrogate', 'Tower Street', 'HG1 1HS', 160],
]
type Model = [manufacturer: string, model: string, currentType: string, kW: number, connectors: string[]]
export const FAST: Model[] = [
  ['Alpitronic', 'HYC300', 'DC', 300, ['CCS', 'CCS']],
  ['Alpitronic', 'HYC150', 'DC', 150, ['CCS', 'CHAdeMO']],
  ['Kempower', 'Satellite 240', 'DC', 240, ['CCS', 'CCS']],
  ['ABB', 'Terra 184', 'DC', 180, ['CCS', 'CHAdeMO']],
  ['ABB', 'Terra 54', 'DC', 50, ['CCS', 'CHAdeMO', 'Type 2']],
]
export const SLOW: Model[] = [
  ['Alfen', 'Eve Double Pro', 'AC', 22, ['Type 2', 'Type 2']],
  ['Alfen', 'Eve Single', 'AC', 11, ['Type 2']],
  ['ABB', 'Terra 54', 'DC', 50, ['CCS', 'CHAdeMO', 'Type 2']],
]
type Tariff = [name: string, description: string, monthly: number, kWh: number, start: number, idle: number, isActive: boolean] // oxfmt-ignore
export const TARIFFS: Tariff[] = [
  ['Pay As You Go', 'No subscription, pay for what you charge.', 0, 0.69, 0.5, 0.2, true],
  ['Commuter', 'For those who charge a few times a week.', 7.99, 0.55, 0, 0.2, true],
  ['Night Owl', 'Cheaper electricity for those who charge late.', 5.49, 0.47, 0, 0.1, true],
  ['Family', 'Two cars, one bill.', 11.49, 0.52, 0, 0.2, true],
  ['Business Fleet', 'Invoiced monthly to the employer.', 24.99, 0.49, 0, 0.25, true],
  ['Taxi & Courier', 'For drivers who live on the road.', 19.49, 0.44, 0, 0.3, true],
  ['Resident', 'For those who live near a station without a driveway.', 3.99, 0.5, 0.25, 0.05, true],
  ['Student Saver', 'With a valid student card.', 1.99, 0.58, 0.25, 0.2, true],
  ['Early Adopter', 'Our first members. No longer sold.', 4.99, 0.39, 0, 0, false],
  ['Summer Holiday Pass', 'Three months of roaming. No longer sold.', 14.99, 0.46, 0, 0.2, false],
]
export const CARS: [make: string, model: string][] = [
  ['Tesla', 'Model 3'],
  ['Tesla', 'Model Y'],
  ['Nissan', 'Leaf'],
  ['Nissan', 'Ariya'],
  ['Kia', 'EV6'],
  ['Kia', 'Niro EV'],
  ['Hyundai', 'Ioniq 5'],
  ['Volkswagen', 'ID.3'],
  ['Volkswagen', 'ID.4'],
  ['MG', 'MG4'],
  ['MG', 'ZS EV'],
  ['Renault', 'Zoe'],
  ['Polestar', '2'],
  ['BMW', 'i4'],
  ['Vauxhall', 'Corsa Electric'],
]
export const ENGINEERS: [name: string, company: string][] = [
  ['Imran Sadiq', 'In-house'],
  ['Bethany Crowther', 'In-house'],
  ['Gareth Pugh', 'Pennine Electrical'],
  ['Dominika Zielinska', 'Pennine Electrical'],
  ['Ravi Chauhan', 'Northgrid Services'],
  ['Stuart Hepworth', 'Northgrid Services'],
  ['Moira Lennox', 'Northgrid Services'],
]
export const DESCRIPTIONS: Record<string, string[]> = {
  no_power: [
    'Completely dead, no lights at all.',
    'Tripped again after the storm.',
    'Starts, then loses power after a minute.',
  ],
  broken_screen: ['Screen is cracked.', 'Display stays black.', 'Touchscreen does not react to gloves or fingers.'],
  damaged_connector: [
    'Pins of the plug are bent.',
    'Somebody drove over the plug.',
    'Casing of the connector is split.',
  ],
  stuck_cable: ['Cable would not unlock, driver stranded for an hour.', 'Plug does not release after charging.'],
  payment_terminal: ['Card reader declines every card.', 'Terminal stuck on “please wait”.'],
  lost_connection: ['Offline since last night.', 'Keeps dropping off the network.'],
}
export const NOTES = ['Replaced the part and tested with our van.', 'Bay was blocked by a parked car, waited half an hour.', 'Site manager was present.', 'Needs repainting next time.', 'All measurements within limits.'] // oxfmt-ignore
export const FIRST_NAMES = `Aisha Alasdair Amelia Anwen Bernard Bilal Callum Caroline Chloe Colette Derek Eilidh Elspeth Farah Fergus Gemma Graham
Hamza Harriet Helena Iain Jasmine Joanna Kamal Keith Leila Lorna Malcolm Marcus Nadia Naomi Nigel Oliver Parveen Philippa Priya Rosalind
Rupert Sanjay Shona Siobhan Tariq Tessa Tobias Usman Verity Winston Yusuf Zara`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Ackroyd Ahmed Appleyard Armitage Barraclough Begum Birtwistle Bottomley Brook Butterworth Clegg Dhillon Dyson Earnshaw
Firth Gledhill Greenwood Haigh Hanif Hinchliffe Holroyd Hussain Illingworth Jagger Kaur Khan Lumb Mahmood Murgatroyd Naylor Ogden
Patel Priestley Ramsden Rawnsley Shackleton Sharma Sugden Sutcliffe Thackray Uttley Wadsworth Whiteley`.split(/\s+/) // oxfmt-ignore
