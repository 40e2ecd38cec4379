/** Who hires from the firm and where, which skips it owns, who drives, and where loads are tipped. */
export const TRADE = ['Hollins Groundworks', 'Pennock Homes', 'Wainwright Roofing', 'Kestrel Construction', 'Northfield Builders', 'Brightwater Plumbing', 'Asquith Joinery', 'Tor View Landscapes', 'Calder Shopfitters', 'Eastgate Demolition', 'Marlow Kitchens', 'Rushby Electrical', 'Sandhurst Developments', 'Greenlow Garden Services', 'Dunstan Brick & Stone', 'Pike Scaffolding', 'Oakroyd Lettings', 'Fenwick Flooring', 'Hartley Damp Proofing', 'Lockwood Civils', 'Thrupp Interiors', 'Bexwell Insulation'] // oxfmt-ignore
export const PUBLIC_SECTOR = ['Ossley Borough Council', 'Whinmoor Parish Council', 'Marsden Primary School', 'Harbeck General Hospital'] // oxfmt-ignore
export const CONTACTS = ['Gary Hollins', 'Suzanne Pennock', 'Neil Wainwright', 'Tomasz Wrona', 'Alison Keeble', 'Darren Firth', 'Ruth Asquith', 'Ewan Torrance', 'Priti Shah', 'Craig Mossop', 'Helen Marlow', 'Stuart Rushby', 'Yusuf Demir', 'Carol Pringle', 'Martin Dunstan', 'Lee Cawthra', 'Joanne Sykes', 'Ian Fenwick', 'Beth Hartley', 'Colin Lockwood', 'Gemma Thrupp', 'Rashid Iqbal', 'Linda Barraclough', 'Philip Naylor', 'Sian Bevan', 'Owen Tattersall'] // oxfmt-ignore
export const HOUSEHOLDERS = ['Margaret Ellwood', 'Ahmed Farouk', 'Jean Pickersgill', 'Robert Stansfield', 'Nicola Haigh', 'Kwame Boateng', 'Sheila Rowbottom', 'Patrick Doolan', 'Emma Crabtree', 'Vijay Menon', 'Trevor Ackroyd', 'Hannah Lister', 'Barry Illingworth', 'Dorota Nowicka', 'Frances Metcalfe', 'Simon Garside', 'Lorraine Tempest', 'Geoff Womersley'] // oxfmt-ignore

/** By the order of those who have more than a house: how many each has. */
export const SITES_OF = [4, 5, 1, 3, 2, 1, 1, 2, 2, 3, 1, 1, 3, 1, 1, 1, 3, 1, 1, 3, 2, 1, 3, 1, 1, 2]
export const SITES: [name: string, street: string][] = [
  ['Tannery Wharf', '2 Tannery Row'],
  ['Beckside Meadows', 'Beckside Lane'],
  ['Old Gasworks', '41 Foundry Street'],
  ['Hollins Yard', '8 Station Approach'],
  ['Mill Lane Phase 1', 'Mill Lane'],
  ['Mill Lane Phase 2', 'Mill Lane'],
  ['Larkfield Rise', '1 Larkfield Rise'],
  ['Abbot’s Court', '17 Priory Street'],
  ['Saddler’s Croft', 'Croft Road'],
  ['Trinity Church Roof', 'Church Hill'],
  ['Calder Vale Retail Park', '300 Calder Way'],
  ['Kestrel House', '12 Union Street'],
  ['Bus Station Refurb', 'Market Place'],
  ['Laurel Bank', '26 Laurel Bank'],
  ['Weavers’ Cottages', '3 Weaver Street'],
  ['Brightwater Workshop', 'Unit 5, Dyehouse Lane'],
  ['Asquith Workshop', 'Unit 2, Sawmill Lane'],
  ['Ashdown Gardens', '9 Ashdown Avenue'],
  ['Riverside Allotments', 'Weir Road'],
  ['Arcade Unit 14', 'The Arcade'],
  ['High Street Bakery', '88 High Street'],
  ['Victoria Works', '150 Victoria Road'],
  ['Former Odeon', '5 Albion Street'],
  ['Cold Store', 'Wharf Street'],
  ['Marlow Showroom', '61 Bridge Street'],
  ['Rushby Stores', 'Unit 9, Dyehouse Lane'],
  ['Heron Quay Block A', 'Heron Quay'],
  ['Heron Quay Block B', 'Heron Quay'],
  ['Sandpit Lane', '40 Sandpit Lane'],
  ['Greenlow Nursery', 'Tithe Barn Lane'],
  ['Dunstan Stone Yard', '77 Quarry Road'],
  ['Pike Depot', '4 Canal Street'],
  ['Regent Terrace', '21 Regent Terrace'],
  ['Belle Vue Flats', '6 Belle Vue'],
  ['Student House Cromwell Road', '114 Cromwell Road'],
  ['Fenwick Warehouse', 'Unit 11, Sawmill Lane'],
  ['Hartley Office', '19 Chapel Fold'],
  ['Ring Road Junction 4', 'Outer Ring Road'],
  ['Culvert Works', 'Beck Lane'],
  ['Footbridge Replacement', 'Towpath Road'],
  ['Grand Hotel Lobby', '1 Esplanade'],
  ['Corner House Café', '33 Market Place'],
  ['Bexwell Depot', 'Unit 3, Wharf Street'],
  ['Town Hall', 'Civic Square'],
  ['Linear Park', 'Viaduct Road'],
  ['Leisure Centre', '200 Stadium Way'],
  ['Village Hall', 'The Green'],
  ['School Field', '10 Marsden Road'],
  ['Outpatients Wing', 'Hospital Road'],
  ['Boiler House', 'Hospital Road'],
]
export const STREETS = ['Orchard Close', 'Elmfield Road', 'Hawthorn Drive', 'Moor View', 'Prospect Terrace', 'Lime Grove', 'Cedar Mount', 'Bank Top', 'Primrose Hill'] // oxfmt-ignore
export const TOWNS: [town: string, code: string][] = [
  ['Ossley', 'OS1'],
  ['Ossley', 'OS2'],
  ['Whinmoor', 'OS7'],
  ['Harbeck', 'OS9'],
  ['Marsden Bridge', 'OS12'],
]
export const ACCESS_NOTES = ['Low bridge on Wharf Street', 'Ring before you set off', 'School traffic, not before 09:30', 'Gate code at reception', 'Reverse in only'] // oxfmt-ignore

export const SIZES: [yards: number, style: string, price: number, owned: number][] = [
  [2, 'Open', 135, 14],
  [3, 'Open', 155, 12],
  [4, 'Open', 180, 26],
  [5, 'Open', 205, 11],
  [6, 'Open', 235, 34],
  [8, 'Open', 275, 48],
  [10, 'Open', 320, 16],
  [12, 'Open', 355, 22],
  [14, 'Open', 390, 9],
  [16, 'Open', 425, 7],
  [6, 'Enclosed', 260, 8],
  [8, 'Enclosed', 305, 13],
  [10, 'Enclosed', 345, 5],
  [12, 'Enclosed', 385, 10],
  [14, 'Enclosed', 415, 3],
  [8, 'DropDoor', 295, 6],
  [12, 'DropDoor', 375, 4],
  [20, 'RollOnRollOff', 480, 8],
  [30, 'RollOnRollOff', 560, 9],
  [35, 'RollOnRollOff', 610, 4],
  [40, 'RollOnRollOff', 650, 6],
]

export const DRIVERS = ['Leanne Crossley', 'Dev Patel', 'Mick Dransfield', 'Marcin Kowalik', 'Tony Beaumont', 'Shaun Hepworth', 'Kelly Armitage', 'Winston Clarke', 'Andy Sugden', 'Bogdan Ilie', 'Pete Ramsden', 'Jordan Oldroyd', 'Steve Thackray', 'Farah Hussain', 'Ricky Lumb', 'Graham Sowden', 'Nathan Priestley', 'Carl Bottomley', 'Debbie Noble', 'Viktor Hrytsenko', 'Liam Quarmby', 'Wayne Jessop'] // oxfmt-ignore

/** What a cubic yard weighs, what a tonne costs, and where it goes. */
export const WASTES: Record<string, [tonnesPerYard: number, ratePerTonne: number, facilities: string[]]> = {
  MixedGeneral: [0.24, 128, ['Harrow Lane Transfer Station', 'Harrow Lane Transfer Station', 'Ossley Recycling Centre']], // oxfmt-ignore
  Soil: [0.95, 24, ['Blackmoor Quarry']],
  Hardcore: [0.88, 16.5, ['Blackmoor Quarry', 'Blackmoor Quarry', 'Ossley Recycling Centre']],
  Wood: [0.17, 74, ['Teasdale Wood Recycling']],
  Green: [0.2, 46, ['Whinmoor Composting']],
  Plasterboard: [0.29, 142, ['Ossley Recycling Centre', 'Harrow Lane Transfer Station']],
  Metal: [0.21, 12, ['Ossley Recycling Centre']],
}
