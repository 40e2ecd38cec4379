/** Who books with the firm, who drives, what is driven, and where to. */
type Town = 'Cheltenham' | 'Cirencester' | 'Stroud' | 'Tetbury' | 'Broadway' | 'Painswick' | 'Burford' | 'Malvern'
const CODES: Record<Town, string> = { Cheltenham: 'GL50', Cirencester: 'GL7', Stroud: 'GL5', Tetbury: 'GL8', Broadway: 'WR12', Painswick: 'GL6', Burford: 'OX18', Malvern: 'WR14' } // oxfmt-ignore
export const TOWNS = Object.entries(CODES)
export const STREETS = ['Lypiatt Terrace', 'Long Street', 'Church Lane', 'Mill Row', 'Sheep Street', 'Park Crescent', 'Orchard Way', 'The Green', 'Castle Hill', 'Abbey Road'] // oxfmt-ignore

export const FIRMS: Record<'corporate' | 'hotel' | 'wedding_planner', [name: string, town: Town, contact: string][]> = {
  corporate: [
    ['Severn Vale Aerospace', 'Cheltenham', 'Diane Mottram'],
    ['Cotteswold Insurance', 'Cirencester', 'Harjit Sahota'],
    ['Penhaligon Wealth', 'Cheltenham', 'Julian Sparrow'],
    ['Brightwell Biosciences', 'Malvern', 'Dr Ama Boateng'],
    ['Tallis & Wren Architects', 'Stroud', 'Petra Lingham'],
    ['Foxcote Distillers', 'Tetbury', 'Murdo Kerr'],
    ['Regency Film Studios', 'Cheltenham', 'Zoe Calloway'],
    ['Windrush Legal', 'Burford', 'Alastair Finch'],
    ['Hallmark Turbines', 'Stroud', 'Gemma Prosser'],
    ['Ledbury Partners', 'Malvern', 'Owen Tranter'],
    ['Quenington Publishing', 'Cirencester', 'Beth Ollerton'],
    ['Northleach Foods', 'Cirencester', 'Craig Tolley'],
  ],
  hotel: [
    ['The Queensbury Hotel', 'Cheltenham', 'Concierge desk'],
    ['Broadway Manor', 'Broadway', 'Sylvie Arnoux'],
    ['The Close at Tetbury', 'Tetbury', 'Mark Hanbury'],
    ['Painswick Lodge', 'Painswick', 'Nerys Vaughan'],
    ['Burford Priory Hotel', 'Burford', 'Reception'],
    ['Malvern Spa Hotel', 'Malvern', 'Ivo Marsh'],
  ],
  wedding_planner: [
    ['Confetti & Co', 'Cheltenham', 'Saffron Blythe'],
    ['Honeystone Weddings', 'Cirencester', 'Tilly Marchbank'],
    ['Ever After Events', 'Stroud', 'Jocelyn Pike'],
    ['The Cotswold Wedding Company', 'Broadway', 'Rhona Ellis'],
  ],
}
export const PRIVATE = ['Sir Peregrine Holt', 'Mrs Dorothy Kettering', 'Natasha Ilyin', 'Dr Colin Amesbury', 'Georgina Tew', 'Frederick Lamb', 'Anjali Deshmukh', 'Lady Honor Marchant', 'Toby Westlake', 'Marianne Copley', 'Kwabena Asare', 'Phoebe Langstone', 'Mr & Mrs Rudge', 'Vivienne Sarkis', 'Hector Dunmore', 'Claire Oldacre', 'Rupert Ainslie', 'Bronwen Parry'] // oxfmt-ignore

export const FIRST_NAMES = `Adele Bernard Camilla Dominic Eleanor Felix Gwendolen Hugo Isolde Jerome Katya Leopold Miranda Nigel Ottilie Piers
Rosamund Stefan Tabitha Umberto Verity Wilfred Yasmin Zachary Annabel Basil Cordelia Duncan`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Ashdown Birtwistle Carmody Dashwood Elphinstone Fothergill Greenhalgh Hathersage Ingleby Jessop Kilbride Loxley
Mainwaring Nethercott Orchardson Pargeter Quayle Rycroft Sotheby Thackray Umfreville Venables Wragge Yelland`.split(/\s+/) // oxfmt-ignore

export const CHAUFFEURS: [
  first: string,
  last: string,
  self: boolean,
  status: string,
  points: number,
  licence: number,
  medical: number,
  languages: string[],
][] = // oxfmt-ignore
  [
    ['Gareth', 'Pugh', false, 'available', 0, 410, 96, ['English', 'Welsh']],
    ['Lorraine', 'Fitch', false, 'available', 3, 1240, 233, ['English']],
    ['Desmond', 'Okafor', false, 'available', 0, 48, 310, ['English', 'French']],
    ['Marek', 'Zielinski', true, 'available', 6, 890, 19, ['English', 'Polish', 'German']],
    ['Barry', 'Cuthbert', false, 'on_leave', 0, 77, 158, ['English']],
    ['Ingrid', 'Halvorsen', true, 'available', 0, 1611, 402, ['English', 'Norwegian', 'German']],
    ['Clive', 'Penfold', false, 'available', 3, 655, 41, ['English']],
    ['Amadou', 'Diallo', true, 'available', 0, 1033, 275, ['English', 'French']],
    ['Sheila', 'Brockway', false, 'off_sick', 0, 512, 66, ['English']],
    ['Rashid', 'Mahmood', true, 'available', 4, 1390, 188, ['English', 'Urdu', 'Arabic']],
    ['Trevor', 'Nash', false, 'on_leave', 5, 240, 121, ['English']],
    ['Elena', 'Marchetti', true, 'available', 0, 725, 347, ['English', 'Italian', 'French']],
    ['Kenneth', 'Idle', true, 'available', 0, 133, 29, ['English']],
    ['Precious', 'Moyo', false, 'available', 0, 978, 214, ['English']],
  ]

type Category = 'executive' | 'luxury' | 'people_carrier' | 'wedding'
export const CARS: [
  registration: string,
  make: string,
  model: string,
  category: Category,
  colour: string,
  seats: number,
  year: number,
  fuel: string,
  mileage: number,
  mot: number | null,
][] = // oxfmt-ignore
  [
    ['VX72 LKC', 'Mercedes-Benz', 'E-Class', 'executive', 'Black', 4, 2022, 'diesel', 88_412, 12],
    ['VX73 ODM', 'Mercedes-Benz', 'E-Class', 'executive', 'Black', 4, 2023, 'hybrid', 61_907, 143],
    ['WU23 HRA', 'BMW', '5 Series', 'executive', 'Grey', 4, 2023, 'hybrid', 54_230, 201],
    ['VK24 ZPB', 'BMW', 'i5', 'executive', 'Silver', 4, 2024, 'electric', 32_118, 287],
    ['LC21 VIP', 'Mercedes-Benz', 'S-Class', 'luxury', 'Black', 4, 2021, 'petrol', 97_655, 25],
    ['WX74 JTN', 'Mercedes-Benz', 'S-Class', 'luxury', 'Blue', 4, 2024, 'hybrid', 21_340, 330],
    ['BF22 SPR', 'Bentley', 'Flying Spur', 'luxury', 'Green', 4, 2022, 'hybrid', 40_876, 64],
    ['RR19 PHM', 'Rolls-Royce', 'Phantom', 'luxury', 'Black', 4, 2019, 'petrol', 35_504, 98],
    ['VX71 EWD', 'Mercedes-Benz', 'V-Class', 'people_carrier', 'Black', 7, 2021, 'diesel', 121_733, 7],
    ['VX73 GGF', 'Mercedes-Benz', 'V-Class', 'people_carrier', 'Silver', 7, 2023, 'diesel', 69_284, 176],
    ['WU70 YBT', 'Volkswagen', 'Caravelle', 'people_carrier', 'Grey', 8, 2020, 'diesel', 112_096, 52],
    ['JSU 419', 'Daimler', 'DS420', 'wedding', 'Ivory', 7, 1984, 'petrol', 78_019, null],
    ['RYF 62', 'Rolls-Royce', 'Silver Cloud', 'wedding', 'Ivory', 4, 1961, 'petrol', 64_871, null],
    ['BEA 37', 'Beauford', 'Tourer', 'wedding', 'White', 5, 1998, 'petrol', 29_412, 116],
    ['YSL 508', 'Jaguar', 'Mark 2', 'wedding', 'Burgundy', 4, 1966, 'petrol', 83_560, null],
  ]
export const GARAGES = ['Lansdown Motors', 'Kingsholm Garage', 'Ashchurch Tyres', 'Old Forge Classics']

export const AIRPORTS: [
  address: string,
  town: string,
  postcode: string,
  miles: number,
  price: number,
  flights: string[],
][] = // oxfmt-ignore
  [
    ['Heathrow Airport, Terminal 5', 'Hounslow', 'TW6 2GA', 92, 215, ['BA', 'IB']],
    ['Heathrow Airport, Terminal 2', 'Hounslow', 'TW6 1EW', 94, 215, ['LH', 'SQ', 'UA']],
    ['Birmingham Airport', 'Birmingham', 'B26 3QJ', 58, 140, ['KL', 'EK', 'EI']],
    ['Bristol Airport', 'Bristol', 'BS48 3DY', 52, 130, ['U2', 'FR', 'KL']],
    ['Gatwick Airport, South Terminal', 'Crawley', 'RH6 0NP', 128, 285, ['BA', 'VY', 'TP']],
  ]
export const VENUES: [address: string, town: string, postcode: string][] = [
  ['Sudeley Castle', 'Winchcombe', 'GL54 5JD'],
  ['Ellenborough Park', 'Cheltenham', 'GL52 3NJ'],
  ['Hyde House Barn', 'Stow-on-the-Wold', 'GL54 1EJ'],
  ['St Mary’s Church', 'Painswick', 'GL6 6UT'],
  ['Elmore Court', 'Gloucester', 'GL2 3NT'],
]
export const PLACES: [address: string, town: string, postcode: string, miles: number][] = [
  ['Paddington Station', 'London', 'W2 1HQ', 97],
  ['Cheltenham Racecourse', 'Cheltenham', 'GL50 4SH', 9],
  ['Royal Shakespeare Theatre', 'Stratford-upon-Avon', 'CV37 6BB', 31],
  ['Silverstone Circuit', 'Towcester', 'NN12 8TN', 62],
  ['Pump Room', 'Bath', 'BA1 1LZ', 44],
  ['Randolph Hotel', 'Oxford', 'OX1 2LN', 38],
]
export const REQUESTS = ['Meet inside arrivals with a name board', 'Still water and today’s FT', 'White ribbons on the bonnet', 'Please ring ten minutes before', 'Golf bags, needs the large boot', 'No perfume in the car please'] // oxfmt-ignore
export const PREFERENCES = ['Sits in the front', 'No small talk before nine', 'Classic FM', 'Temperature at 20 degrees', 'Travels with a small dog', 'Always back left'] // oxfmt-ignore
export const COMMENTS: Record<number, string[]> = {
  1: ['Nobody was there when we landed.', 'Very disappointed, will not book again.'],
  2: ['Car was not the one we ordered.', 'Got lost twice on the way.'],
  3: ['All right, nothing special.', 'Pleasant drive, but the car was rather cold.'],
  4: ['Smooth journey, thank you.', 'Good service as usual.'],
  5: ['Immaculate car and a true gentleman.', 'Made our day perfect.', 'Could not have been better.'],
}
