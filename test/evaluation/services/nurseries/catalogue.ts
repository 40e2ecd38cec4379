/** The nurseries with their rooms, and the names of those who come and work there. */
export const SITES: [
  name: string,
  street: string,
  town: string,
  county: string,
  eircode: string,
  opens: string,
  closes: string,
  years: number,
][] = [
  ['Pebble House', '14 Strand Road', 'Bray', 'Wicklow', 'A98 K2P5', '07:30', '18:00', 16],
  ['Canal Bank', '3 Basin Street', 'Naas', 'Kildare', 'W91 X4T7', '07:00', '18:15', 12],
  ['Orchard Lodge', '27 Moyglare Road', 'Maynooth', 'Kildare', 'W23 D6F1', '07:45', '18:30', 9],
  ['Seapoint', '8 Tivoli Terrace', 'Dún Laoghaire', 'Dublin', 'A96 H8V3', '07:30', '18:45', 7],
  ['Boyne View', '41 Rathmullen Road', 'Drogheda', 'Louth', 'A92 R5N9', '07:15', '17:45', 4],
]

/** Rooms of each nursery, from the babies to those who go to school next. */
export const ROOMS: [name: string, capacity: number][][] = [
  [['Ladybirds', 4], ['Bumblebees', 5], ['Squirrels', 6], ['Foxes', 9]], // oxfmt-ignore
  [['Ducklings', 5], ['Tadpoles', 5], ['Herons', 7], ['Kingfishers', 8]], // oxfmt-ignore
  [['Blossoms', 3], ['Acorns', 4], ['Robins', 6], ['Owls', 8]], // oxfmt-ignore
  [['Shrimps', 4], ['Starfish', 6], ['Puffins', 6], ['Dolphins', 10]], // oxfmt-ignore
  [['Caterpillars', 3], ['Fireflies', 4], ['Hares', 5], ['Badgers', 8]], // oxfmt-ignore
]

export const CHILD_NAMES =
  `Fiadh Jack Éabha Noah Grace Rían Sadie Tadhg Ellie Oisín Amelia Cillian Lily Finn Robyn Conor Ava Luca Molly Darragh
Zara Senan Freya Alfie Croía Theo Maya Odhrán Isla Max Bonnie Donnacha Hollie Leo Pippa Ruairí Nina Sonny Alba Bobby Clodhna Jude Ada Ferdia
Willow Ollie Kayla Páidí Romy Milo`.split(/\s+/)
export const WOMEN =
  `Aoife Sinéad Karolina Deirdre Ruth Orlaith Magda Gráinne Claire Ifeoma Róisín Sarah Agnieszka Emer Lorraine Nuala Simona
Yvonne Aisling Bláthnaid Catherine Michelle Oluchi Siobhán Denise Fionnuala Rebecca Andreea Niamh Jennifer Ciara Teresa Louise Mairéad Joanna
Elaine Una Priyanka Helen Caroline`.split(/\s+/)
export const MEN =
  `Eoin Declan Piotr Colm Barry Chinedu Fergal Mark Tomasz Diarmuid Kevin Ronan Adrian Gavin Lorcan Stephen Cathal Rajesh Killian
Shane Marius Donal Brian Eamon Niall Peter Ultan Garrett Dermot Vincent Padraig Alan Hugh Enda Martin`.split(/\s+/)
export const SURNAMES =
  `Brennan Cusack Nowak Devlin Fitzgerald Okafor Hanlon Keane Lenihan Molloy Popescu Quigley Redmond Sweeney Tierney Wozniak
Boland Cassidy Dunne Egan Flood Geraghty Hickey Iyer Joyce Kavanagh Lynam Mulcahy Nestor O’Grady Prendergast Roche Scanlon Tobin Walsh Adebayo
Bolger Coakley Dempsey Esmonde Furlong Gormley Hession Kielty Lacey McHale Noone Plunkett Rafter Staunton`.split(/\s+/)
export const STREETS = ['Main Street', 'Church Avenue', 'Millfield', 'Sycamore Drive', 'The Rise', 'Castle Park', 'Weir View', 'Station Road', 'Oakfield Close', 'Convent Lane'] // oxfmt-ignore
export const DOCTORS = [
  { name: 'Dr. Maeve Lucey', phone: '01 555 0131' },
  { name: 'Dr. Anil Deshmukh', phone: '045 555 214' },
  { name: 'Dr. Fintan Hogan', phone: '041 555 0177' },
  { name: 'Meadow Street Surgery', phone: '01 555 0168' },
  { name: 'Dr. Petra Hynes', phone: '045 555 392' },
]
export const CHILD_NOTES = ['Naps after lunch, brings own blanket', 'Still settling in, mornings are hard', 'Speech therapy on Tuesday mornings', 'Speaks Polish at home', 'Inhaler in the room cupboard'] // oxfmt-ignore
export const BOOKING_NOTES = ['Parents at a wedding', 'Swap for next week if possible', 'Dad collects early, around four', 'Shift changed at work'] // oxfmt-ignore
