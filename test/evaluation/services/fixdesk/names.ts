/** Whom the contractor works for and where, who does the work, and what there is to do. */
export const TRADES = ['plumbing', 'heating', 'electrical', 'carpentry', 'roofing', 'decorating'] as const
export type Trade = (typeof TRADES)[number]

export const CLIENTS: [name: string, type: string, contact: string, domain: string, city: string, terms: number][] = [
  ['Avonside Homes', 'housing_association', 'Priya Nandakumar', 'avonside-homes', 'Bristol', 30],
  ['Castlemead Lettings', 'letting_agent', 'Gareth Lyle', 'castlemead', 'Bristol', 14],
  ['Penhallow Estates', 'landlord', 'Morwenna Penhallow', 'penhallow', 'Bath', 30],
  ['Severn Vale Housing', 'housing_association', 'Tom Abernethy', 'severnvale', 'Clevedon', 30],
  ['Bramley & Stokes', 'letting_agent', 'Helen Stokes', 'bramleystokes', 'Bath', 14],
  ['Farrant Properties', 'landlord', 'Desmond Farrant', 'farrant', 'Keynsham', 21],
  ['Northgate Dental Group', 'business', 'Saira Malik', 'northgatedental', 'Bristol', 30],
  ['Quayside Coworking', 'business', 'Luke Brennan', 'quaysidecowork', 'Bristol', 30],
  ['Whitcombe Rentals', 'landlord', 'Judith Whitcombe', 'whitcombe', 'Weston-super-Mare', 14],
  ['Sandpiper Lettings', 'letting_agent', 'Callum Reeve', 'sandpiper', 'Weston-super-Mare', 14],
  ['Okafor Investments', 'landlord', 'Chidi Okafor', 'okaforinvest', 'Bristol', 21],
  ['Lansdown Schools Trust', 'business', 'Fiona Mathers', 'lansdowntrust', 'Bath', 45],
  ['Greenbank Almshouses', 'housing_association', 'Walter Prideaux', 'greenbank', 'Bristol', 30],
  ['Tidewater Property', 'letting_agent', 'Nadia Haskell', 'tidewater', 'Clevedon', 21],
  ['Marchetti Family Lets', 'landlord', 'Paola Marchetti', 'marchettilets', 'Bristol', 14],
  ['Kingsholm Bakeries', 'business', 'Rob Tanner', 'kingsholmbakes', 'Keynsham', 30],
]

export const SITES: [
  name: string,
  type: string,
  client: number,
  street: string,
  city: string,
  postcode: string,
  units: number,
][] = [
  // oxfmt-ignore
  ['Marlow House', 'apartment_block', 1, '14 Redcliff Parade', 'Bristol', 'BS1 6SP', 24],
  ['Heron Court', 'apartment_block', 1, '2 Stapleton Road', 'Bristol', 'BS5 0QZ', 36],
  ['Kestrel Court', 'apartment_block', 1, '6 Stapleton Road', 'Bristol', 'BS5 0QZ', 30],
  ['Wessex Gardens', 'terrace', 1, '1-19 Gatton Road', 'Bristol', 'BS2 9TF', 10],
  ['Brunel Point', 'apartment_block', 1, '80 Coronation Road', 'Bristol', 'BS3 1AT', 42],
  ['Saltmarsh Close', 'terrace', 1, '3-21 Saltmarsh Close', 'Clevedon', 'BS21 7NB', 12],
  ['Fairfax Mansions', 'apartment_block', 2, '55 Fairfax Street', 'Bristol', 'BS1 3BD', 18],
  ['12 Cotham Brow', 'house', 2, '12 Cotham Brow', 'Bristol', 'BS6 6AL', 4],
  ['Old Brewery Lofts', 'apartment_block', 2, '9 Durnford Street', 'Bristol', 'BS3 2AW', 16],
  ['Walcot Chambers', 'office', 3, '31 Walcot Street', 'Bath', 'BA1 5BN', 9],
  ['Camden Rise', 'apartment_block', 3, '18 Camden Crescent', 'Bath', 'BA1 5HY', 11],
  ['Poultney House', 'house', 3, '7 Great Pulteney Street', 'Bath', 'BA2 4BR', 5],
  ['Tern Place', 'apartment_block', 4, '40 Old Street', 'Clevedon', 'BS21 6BU', 20],
  ['Wrington Terrace', 'terrace', 4, '2-16 Kenn Road', 'Clevedon', 'BS21 6EL', 8],
  ['Mallard Lodge', 'apartment_block', 4, '11 Locking Road', 'Weston-super-Mare', 'BS23 3DF', 22],
  ['Orchard Row', 'terrace', 4, '5-27 Moorland Road', 'Weston-super-Mare', 'BS23 4HW', 12],
  ['Lyncombe Villa', 'house', 5, '4 Lyncombe Hill', 'Bath', 'BA2 4PQ', 3],
  ['The Old Dairy', 'house', 5, '26 Widcombe Parade', 'Bath', 'BA2 4JT', 2],
  ['Sydney Wharf', 'apartment_block', 5, '1 Sydney Wharf', 'Bath', 'BA2 4EF', 14],
  ['Chew Cottages', 'terrace', 6, '8-14 Charlton Road', 'Keynsham', 'BS31 2JA', 4],
  ['Station Yard', 'shop', 6, '3 Station Road', 'Keynsham', 'BS31 2BN', 3],
  ['Northgate Clinic', 'office', 7, '70 Gloucester Road', 'Bristol', 'BS7 8BN', 1],
  ['Southmead Clinic', 'office', 7, '12 Greystoke Avenue', 'Bristol', 'BS10 6AS', 1],
  ['Quayside One', 'office', 8, '1 Narrow Quay', 'Bristol', 'BS1 4QA', 28],
  ['Quayside Annexe', 'office', 8, '3 Farrs Lane', 'Bristol', 'BS1 4PZ', 12],
  ['Grand Pier Flats', 'apartment_block', 9, '62 Royal Parade', 'Weston-super-Mare', 'BS23 1BA', 15],
  ['Beach Road Villas', 'house', 9, '19 Beach Road', 'Weston-super-Mare', 'BS23 4BE', 6],
  ['Uphill Manor', 'house', 10, '2 Uphill Way', 'Weston-super-Mare', 'BS23 4TN', 5],
  ['Ashcombe Apartments', 'apartment_block', 10, '33 Milton Road', 'Weston-super-Mare', 'BS23 2SH', 19],
  ['Trinity Works', 'office', 11, '22 Trinity Street', 'Bristol', 'BS2 0NB', 17],
  ['Eastville Parade', 'shop', 11, '101 Fishponds Road', 'Bristol', 'BS5 6PR', 6],
  ['Lansdown Primary', 'school', 12, '15 Lansdown Road', 'Bath', 'BA1 5EE', 1],
  ['Oldfield Juniors', 'school', 12, '48 Lymore Avenue', 'Bath', 'BA2 1BA', 1],
  ['Weston Park School', 'school', 12, '9 Weston Park', 'Bath', 'BA1 4AL', 1],
  ['Greenbank Cottages', 'terrace', 13, '1-15 Greenbank Road', 'Bristol', 'BS5 6HE', 15],
  ['Harbour View', 'apartment_block', 14, '6 Marine Parade', 'Clevedon', 'BS21 7QS', 13],
  ['Copse Road Studios', 'office', 14, '17 Copse Road', 'Clevedon', 'BS21 7QN', 8],
  ['Bellevue Terrace', 'terrace', 15, '4-10 Bellevue Road', 'Bristol', 'BS8 1DA', 4],
  ['30 Picton Lane', 'house', 15, '30 Picton Lane', 'Bristol', 'BS6 5PX', 3],
  ['Kingsholm Bakehouse', 'shop', 16, '28 High Street', 'Keynsham', 'BS31 1DQ', 1],
]

export const TECHNICIANS: [firstName: string, lastName: string, trade: Trade, base: string, rate: number][] = [
  ['Owen', 'Pryce', 'plumbing', 'Bristol', 24.5],
  ['Dawid', 'Zielinski', 'heating', 'Bristol', 27],
  ['Leanne', 'Coombes', 'electrical', 'Bristol', 28.5],
  ['Jamal', 'Whyte', 'carpentry', 'Bristol', 22],
  ['Stuart', 'Hobday', 'plumbing', 'Weston-super-Mare', 23],
  ['Rhian', 'Maddocks', 'heating', 'Bath', 26.5],
  ['Vikram', 'Sethi', 'electrical', 'Bath', 27.5],
  ['Colm', 'Gallagher', 'roofing', 'Bristol', 25],
  ['Beth', 'Ingleby', 'decorating', 'Bath', 19.5],
  ['Marcus', 'Trewin', 'plumbing', 'Bath', 24],
  ['Ilona', 'Kovacs', 'decorating', 'Bristol', 20],
  ['Neil', 'Farthing', 'heating', 'Weston-super-Mare', 25.5],
  ['Grace', 'Adeyemi', 'electrical', 'Weston-super-Mare', 26],
  ['Piotr', 'Lis', 'carpentry', 'Bath', 22.5],
  ['Terry', 'Blackmore', 'roofing', 'Weston-super-Mare', 24.5],
  ['Hannah', 'Quirke', 'plumbing', 'Bristol', 22],
  ['Sanjit', 'Bhogal', 'heating', 'Bristol', 26],
  ['Ewan', 'McCrae', 'carpentry', 'Weston-super-Mare', 21.5],
  ['Lorna', 'Dunphy', 'electrical', 'Bristol', 24],
  ['Alfie', 'Stannard', 'decorating', 'Bristol', 18],
]

/** What is reported, what has to be done for it, and what is used up. */
type Work = [title: string, low: number, high: number, tasks: string[], materials: [name: string, unit: string, supplier: number, price: number, most: number][]] // oxfmt-ignore
export const SUPPLIERS = ['Pipeworks Direct', 'Halstead Electrical', 'Avon Timber', 'Tradebarn', 'Westway Roofing Supplies', 'Corbin Paints'] // oxfmt-ignore
export const WORK: Record<Trade, Work[]> = {
  plumbing: [
    [
      'Leaking kitchen tap',
      70,
      190,
      ['Turn off the stopcock', 'Replace the tap'],
      [
        ['Mixer tap', 'piece', 0, 54.9, 1],
        ['Tap washer', 'piece', 3, 0.65, 6],
      ],
    ],
    ['Blocked sink', 60, 170, ['Clear the trap', 'Flush with hot water'], [['Sink trap 40 mm', 'piece', 0, 7.4, 2]]],
    [
      'Toilet keeps running',
      65,
      160,
      ['Replace the fill valve', 'Check for leaks'],
      [
        ['Fill valve', 'piece', 0, 14.25, 1],
        ['Flush valve seal', 'piece', 0, 3.1, 2],
      ],
    ],
    [
      'Burst pipe',
      180,
      640,
      ['Isolate the water supply', 'Cut out the burst section', 'Dry out the floor'],
      [
        ['Copper pipe 15 mm', 'metre', 0, 4.85, 9],
        ['Push-fit coupling', 'piece', 3, 3.95, 6],
      ],
    ],
    [
      'Shower has no pressure',
      80,
      260,
      ['Descale the shower head', 'Test the pump'],
      [['Shower hose', 'piece', 0, 12.6, 1]],
    ],
    [
      'Water stain on the ceiling',
      110,
      420,
      ['Find the leak', 'Photograph the damage'],
      [['Copper pipe 15 mm', 'metre', 0, 4.85, 5]],
    ],
  ],
  heating: [
    [
      'Boiler will not fire',
      140,
      780,
      ['Read the fault code', 'Replace the ignition lead'],
      [
        ['Ignition lead', 'piece', 0, 23.4, 1],
        ['Condensate trap', 'piece', 0, 31.5, 1],
      ],
    ],
    [
      'No hot water',
      120,
      560,
      ['Check the diverter valve', 'Bleed the system'],
      [['Diverter valve', 'piece', 0, 88, 1]],
    ],
    [
      'Radiator is cold',
      70,
      230,
      ['Bleed the radiator', 'Balance the system'],
      [['Thermostatic radiator valve', 'piece', 0, 18.75, 3]],
    ],
    [
      'Boiler loses pressure',
      110,
      430,
      ['Check the expansion vessel', 'Top up to 1.5 bar'],
      [['Expansion vessel 12 l', 'piece', 0, 64, 1]],
    ],
    [
      'Annual boiler service',
      85,
      130,
      ['Clean the burner', 'Fill in the gas safety record'],
      [['Burner seal', 'piece', 3, 9.2, 2]],
    ],
    [
      'Thermostat does not respond',
      75,
      240,
      ['Replace the batteries', 'Pair it with the receiver'],
      [['Room thermostat', 'piece', 1, 46.3, 1]],
    ],
    [
      'New boiler',
      1850,
      2900,
      ['Remove the old boiler', 'Fit the flue', 'Commission and register'],
      [
        ['Combi boiler 30 kW', 'piece', 0, 1089, 1],
        ['Flue kit', 'piece', 0, 92.5, 1],
      ],
    ],
  ],
  electrical: [
    [
      'Lights keep tripping',
      90,
      340,
      ['Isolate the circuit', 'Test the insulation'],
      [['Circuit breaker 6 A', 'piece', 1, 11.8, 2]],
    ],
    ['Socket is dead', 65, 180, ['Test the ring', 'Replace the socket'], [['Double socket', 'piece', 1, 6.95, 4]]],
    [
      'Stairwell lighting out',
      95,
      380,
      ['Replace the fittings', 'Test the emergency lights'],
      [['LED bulkhead light', 'piece', 1, 27.6, 6]],
    ],
    ['Smoke alarm beeping', 45, 120, ['Replace the alarm', 'Test all alarms'], [['Smoke alarm', 'piece', 1, 19.9, 4]]],
    [
      'Replace the consumer unit',
      620,
      1350,
      ['Fit the new board', 'Issue the certificate'],
      [['Consumer unit 12-way', 'piece', 1, 148, 1]],
    ],
    [
      'Door entry system faulty',
      110,
      460,
      ['Check the power supply', 'Replace the handset'],
      [['Entry handset', 'piece', 1, 38.4, 3]],
    ],
  ],
  carpentry: [
    ['Front door sticks', 70, 190, ['Plane the edge', 'Adjust the hinges'], [['Butt hinge', 'pair', 2, 6.2, 2]]],
    [
      'Broken window frame',
      130,
      520,
      ['Cut out the rot', 'Splice in new timber'],
      [['Softwood 50 x 75', 'metre', 2, 5.6, 8]],
    ],
    [
      'Fire door does not close',
      95,
      310,
      ['Adjust the closer', 'Fit new seals'],
      [
        ['Door closer', 'piece', 3, 34.9, 2],
        ['Intumescent strip', 'metre', 3, 2.4, 10],
      ],
    ],
    ['Loose floorboards', 80, 290, ['Lift the boards', 'Screw down and fill'], [['Floorboard', 'metre', 2, 7.3, 12]]],
    [
      'Kitchen cupboard hanging off',
      60,
      170,
      ['Refix the cabinet', 'Replace the hinge'],
      [['Concealed hinge', 'piece', 3, 2.85, 6]],
    ],
  ],
  roofing: [
    [
      'Slipped tiles',
      160,
      620,
      ['Set up the ladder', 'Refix the tiles'],
      [
        ['Roof tile', 'piece', 4, 3.4, 30],
        ['Tile clip', 'piece', 4, 0.42, 60],
      ],
    ],
    [
      'Gutter overflowing',
      90,
      280,
      ['Clear the gutter', 'Check the downpipe'],
      [['Gutter bracket', 'piece', 4, 2.15, 8]],
    ],
    [
      'Flat roof letting in water',
      420,
      1780,
      ['Strip the felt', 'Torch on the new layer'],
      [
        ['Roofing felt', 'roll', 4, 58, 6],
        ['Bitumen primer', 'litre', 4, 6.9, 15],
      ],
    ],
    ['Loose ridge', 210, 690, ['Rake out the mortar', 'Rebed the ridge tiles'], [['Ridge tile', 'piece', 4, 9.75, 10]]],
  ],
  decorating: [
    [
      'Repaint the hallway',
      280,
      920,
      ['Fill and sand', 'Two coats on the walls'],
      [
        ['White emulsion', 'litre', 5, 4.6, 25],
        ['Masking tape', 'roll', 5, 3.2, 4],
      ],
    ],
    [
      'Mould in the bathroom',
      110,
      360,
      ['Treat the mould', 'Paint with anti-mould paint'],
      [['Anti-mould paint', 'litre', 5, 11.9, 5]],
    ],
    ['Touch up after a leak', 95, 330, ['Seal the stain', 'Match the colour'], [['Stain block', 'litre', 5, 16.4, 3]]],
    [
      'Redecorate before new tenants',
      450,
      1450,
      ['Strip the wallpaper', 'Paint all rooms'],
      [
        ['White emulsion', 'litre', 5, 4.6, 40],
        ['Gloss paint', 'litre', 5, 13.7, 6],
      ],
    ],
  ],
}
export const FLATTED = ['apartment_block', 'terrace', 'house']
export const ROOMS: Record<string, string[]> = {
  office: ['first floor', 'reception', 'second floor', 'staff kitchen'],
  shop: ['stock room', 'shop floor', 'back entrance'],
  school: ['main hall', 'staff room', 'science block', 'boys’ toilets'],
}
export const REPORTERS = `Abigail Amara Bernard Carla Dean Denise Edmund Elsie Farah Gordon Imogen Jodie Keith Lydia Malcolm Nerys Oscar Pauline
Rashid Sheila Tobias Ursula Vernon Winnie Yasmin Zack`.split(/\s+/) // oxfmt-ignore
export const SURNAMES = `Ackroyd Bagshaw Chowdhury Dempsey Eastwood Fenwick Goddard Hibbert Iqbal Jessop Kellaway Lockyer Mbeki Norris Oakley
Pascoe Rudge Silcox Tapper Underhill Venn Wragg Yelland`.split(/\s+/) // oxfmt-ignore
export const ACCESS = ['Key safe by the bin store, code from the office', 'Ring the caretaker ten minutes before arrival', 'Parking only in the rear yard, gate closes at 18:00', 'Sign in at reception and wear a badge', 'Collect the keys from the agent, back by 17:00', 'Dog on the premises, call first', 'Scaffold on the north side until further notice'] // oxfmt-ignore
export const VISIT_NOTES = ['Tenant happy with the repair', 'Needs a second pair of hands', 'Took photos before and after', 'Made safe, part on order', 'Lift out of order, carried everything up'] // oxfmt-ignore
export const DESCRIPTIONS = ['Tenant says it started over the weekend.', 'Second report this year.', 'Please call before you come.', 'Tenant works nights, afternoons only.', 'Vulnerable resident, please treat with care.'] // oxfmt-ignore
