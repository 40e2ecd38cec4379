/** Who delivers to the shop, what it sells for which animal, and names and places of those who buy there. */
export const PET_TYPES = ['dog', 'cat', 'small_animal', 'bird', 'fish', 'reptile'] as const
export const PET_CATEGORIES = ['dry_food', 'wet_food', 'treat', 'toy', 'bed', 'scratching_post', 'litter', 'grooming', 'health', 'housing', 'accessory'] as const // oxfmt-ignore

type Pet = (typeof PET_TYPES)[number]
type Category = (typeof PET_CATEGORIES)[number]
type Item = [name: string, pet: Pet, category: Category, price: number, weight?: number, stage?: string]
interface Source {
  name: string
  country: string
  city: string
  contact: [name: string, email: string, phone: string]
  /** Days, and the least that an order must come to. */
  terms: [leadTimeDays: number, minimumOrder: number]
  brand: string
  items: Item[]
}

export const SOURCES: Source[] = [
  {
    name: 'Ollard & Finch Pet Foods',
    country: 'GB',
    city: 'Norwich',
    contact: ['Martin Ollard', 'martin@ollardfinch.example', '+44 1603 496 210'],
    terms: [3, 250],
    brand: 'Ollard',
    items: [
      ['Farmyard Chicken Kibble', 'dog', 'dry_food', 42.99, 12, 'adult'],
      ['Little Paws Lamb Kibble', 'dog', 'dry_food', 17.49, 3, 'junior'],
      ['Golden Years Turkey Kibble', 'dog', 'dry_food', 39.5, 10, 'senior'],
      ['Harvest Beef Casserole', 'dog', 'wet_food', 1.85, 0.4, 'adult'],
      ['Rabbit Hotpot', 'dog', 'wet_food', 2.1, 0.4, 'adult'],
      ['Liver Training Bites', 'dog', 'treat', 3.25, 0.2],
    ],
  },
  {
    name: 'Tierwelt Brandstetter',
    country: 'DE',
    city: 'Rosenheim',
    contact: ['Veronika Brandstetter', 'export@brandstetter-tierwelt.example', '+49 8031 77 1450'],
    terms: [9, 600],
    brand: 'Brandstetter',
    items: [
      ['Wildbach Venison Kibble', 'dog', 'dry_food', 54.95, 11, 'adult'],
      ['Alpine Trout Tin', 'cat', 'wet_food', 1.95, 0.2, 'adult'],
      ['Bergwiese Rabbit Pellets', 'small_animal', 'dry_food', 9.8, 2.5, 'adult'],
      ['Guinea Pig Vitamin Muesli', 'small_animal', 'dry_food', 7.6, 1.5],
      ['Antler Chew', 'dog', 'treat', 11.9, 0.15],
    ],
  },
  {
    name: 'Maison Croquette',
    country: 'FR',
    city: 'Angers',
    contact: ['Solène Gautreau', 'commandes@maisoncroquette.example', '+33 2 41 88 03 17'],
    terms: [8, 400],
    brand: 'Minette',
    items: [
      ['Saumon Royal', 'cat', 'dry_food', 24.9, 4, 'adult'],
      ['Petit Chaton', 'cat', 'dry_food', 15.75, 2, 'junior'],
      ['Grand Âge', 'cat', 'dry_food', 18.2, 2.5, 'senior'],
      ['Tuna Mousse', 'cat', 'wet_food', 1.2, 0.085, 'adult'],
      ['Duck Terrine', 'cat', 'wet_food', 1.45, 0.1, 'adult'],
      ['Shrimp Broth', 'cat', 'wet_food', 1.6, 0.08],
      ['Crunchy Cheese Pillows', 'cat', 'treat', 2.4, 0.06],
    ],
  },
  {
    name: 'Nordlys Petcare',
    country: 'DK',
    city: 'Aalborg',
    contact: ['Freja Mikkelsen', 'salg@nordlyspet.example', '+45 98 12 44 60'],
    terms: [11, 350],
    brand: 'Nordlys',
    items: [
      ['Cod Skin Rolls', 'dog', 'treat', 6.75, 0.12],
      ['Herring Nibbles', 'cat', 'treat', 3.8, 0.05],
      ['Fjord Salmon Oil', 'dog', 'health', 15.99, 0.5],
      ['Joint Care Chews', 'dog', 'health', 22.5, 0.3, 'senior'],
      ['Hairball Paste', 'cat', 'health', 8.35, 0.1],
    ],
  },
  {
    name: 'Kilbrannan Natural',
    country: 'GB',
    city: 'Campbeltown',
    contact: ['Iona McEachran', 'iona@kilbrannan.example', '+44 1586 552 308'],
    terms: [5, 180],
    brand: 'Kilbrannan',
    items: [
      ['Highland Venison Stew', 'dog', 'wet_food', 2.65, 0.39, 'adult'],
      ['Grouse and Oat Kibble', 'dog', 'dry_food', 47.25, 10, 'adult'],
      ['Peat Smoked Mackerel', 'cat', 'wet_food', 1.75, 0.15],
      ['Oatcake Biscuits', 'dog', 'treat', 4.1, 0.4],
    ],
  },
  {
    name: 'Hopkirk Toys',
    country: 'GB',
    city: 'Stockport',
    contact: ['Desmond Hopkirk', 'trade@hopkirktoys.example', '+44 161 477 8052'],
    terms: [4, 120],
    brand: 'Hopkirk',
    items: [
      ['Squeaky Badger', 'dog', 'toy', 8.99],
      ['Everlasting Rope Knot', 'dog', 'toy', 6.5],
      ['Rubber Bouncer Ball', 'dog', 'toy', 5.25],
      ['Treat Puzzle Wheel', 'dog', 'toy', 18.75],
      ['Feather Fishing Rod', 'cat', 'toy', 7.2],
      ['Catnip Sardine', 'cat', 'toy', 4.95],
      ['Crinkle Tunnel', 'cat', 'toy', 16.4],
    ],
  },
  {
    name: 'Zampe Felici',
    country: 'IT',
    city: 'Bergamo',
    contact: ['Luca Tironi', 'ordini@zampefelici.example', '+39 035 219 774'],
    terms: [14, 500],
    brand: 'Zampe Felici',
    items: [
      ['Milano Leather Collar', 'dog', 'accessory', 27.5],
      ['Bow Tie Collar', 'cat', 'accessory', 12.9],
      ['Portofino Raincoat', 'dog', 'accessory', 34.95],
    ],
  },
  {
    name: 'De Vrolijke Poot',
    country: 'NL',
    city: 'Zutphen',
    contact: ['Jorinde Kamphuis', 'verkoop@vrolijkepoot.example', '+31 575 543 190'],
    terms: [7, 450],
    brand: 'Vrolijke Poot',
    items: [
      ['Canal Boat Bed', 'cat', 'bed', 38.5],
      ['Tulip Scratching Post', 'cat', 'scratching_post', 44.9, 6],
      ['Windmill Cat Tree', 'cat', 'scratching_post', 129, 19],
      ['Gouda Scratch Board', 'cat', 'scratching_post', 11.25, 0.9],
    ],
  },
  {
    name: 'Aquaria Lindqvist',
    country: 'SE',
    city: 'Kalmar',
    contact: ['Nils Lindqvist', 'nils@aquarialindqvist.example', '+46 480 36 12 05'],
    terms: [16, 800],
    brand: 'Lindqvist',
    items: [
      ['Starter Aquarium', 'fish', 'housing', 89, 14],
      ['Corner Aquarium', 'fish', 'housing', 219, 31],
      ['Tropical Flakes', 'fish', 'dry_food', 5.4, 0.1],
      ['Goldfish Granules', 'fish', 'dry_food', 4.6, 0.12],
      ['Whisper Filter', 'fish', 'accessory', 24.75, 0.6],
      ['Water Conditioner', 'fish', 'health', 7.95, 0.25],
    ],
  },
  {
    name: 'Featherstone Aviaries',
    country: 'GB',
    city: 'Wakefield',
    contact: ['Gillian Speight', 'gillian@featherstoneaviaries.example', '+44 1924 600 417'],
    terms: [6, 150],
    brand: 'Featherstone',
    items: [
      ['Budgie Villa', 'bird', 'housing', 74.5, 6.5],
      ['Parrot Manor', 'bird', 'housing', 189, 24],
      ['Songster Seed Mix', 'bird', 'dry_food', 8.25, 2],
      ['Honey Millet Sticks', 'bird', 'treat', 2.95, 0.07],
      ['Cuttlebone Twin Pack', 'bird', 'health', 3.15, 0.05],
      ['Garden Peanut Feeder', 'bird', 'accessory', 13.6, 0.7],
    ],
  },
  {
    name: 'Burrow & Hay',
    country: 'GB',
    city: 'Hereford',
    contact: ['Rosie Pritchard', 'rosie@burrowandhay.example', '+44 1432 270 965'],
    terms: [4, 100],
    brand: 'Burrow & Hay',
    items: [
      ['Timothy Meadow Hay', 'small_animal', 'dry_food', 6.9, 2],
      ['Two-Storey Hutch', 'small_animal', 'housing', 149.95, 22],
      ['Hamster Castle', 'small_animal', 'housing', 46, 3.8],
      ['Willow Gnaw Sticks', 'small_animal', 'treat', 3.5, 0.1],
      ['Soft Hemp Bedding', 'small_animal', 'litter', 9.25, 3],
    ],
  },
  {
    name: 'Ballycastle Farm Feeds',
    country: 'IE',
    city: 'Tullamore',
    contact: ['Padraig Geoghegan', 'padraig@ballycastlefeeds.example', '+353 57 932 4418'],
    terms: [6, 300],
    brand: 'Ballycastle',
    items: [
      ['Farmhouse Pork Sausages', 'dog', 'treat', 5.6, 0.25],
      ['Beef Marrow Bones', 'dog', 'treat', 7.45, 0.8],
      ['Sheepdog Working Mix', 'dog', 'dry_food', 29.99, 15, 'adult'],
    ],
  },
  {
    name: 'Pelo Brillante',
    country: 'ES',
    city: 'Zaragoza',
    contact: ['Nuria Lacasa', 'pedidos@pelobrillante.example', '+34 976 305 812'],
    terms: [13, 275],
    brand: 'Brillante',
    items: [
      ['Aloe Dog Shampoo', 'dog', 'grooming', 9.4, 0.5],
      ['Detangling Spray', 'dog', 'grooming', 10.95, 0.3],
      ['Slicker Brush', 'cat', 'grooming', 12.2],
      ['Silent Nail Clipper', 'dog', 'grooming', 14.85],
    ],
  },
  {
    name: 'Greywell Veterinary Supplies',
    country: 'GB',
    city: 'Basingstoke',
    contact: ['Anjali Desai', 'anjali@greywellvet.example', '+44 1256 703 884'],
    terms: [2, 200],
    brand: 'Greywell',
    items: [
      ['Flea Shield Drops', 'dog', 'health', 21.9],
      ['Worming Tablets', 'cat', 'health', 13.75],
      ['Calming Diffuser', 'cat', 'health', 26.4],
      ['Reptile Calcium Powder', 'reptile', 'health', 6.85, 0.2],
    ],
  },
  {
    name: 'Kocián Chovatel',
    country: 'CZ',
    city: 'Olomouc',
    contact: ['Tomáš Kocián', 'obchod@kocian-chovatel.example', '+420 585 208 331'],
    terms: [12, 320],
    brand: 'Kocián',
    items: [
      ['Snuffle Mat', 'dog', 'toy', 21.2],
      ['Ceramic Water Fountain', 'cat', 'accessory', 45.6, 2.4],
    ],
  },
  {
    name: 'Snugglebury Beds',
    country: 'GB',
    city: 'Keighley',
    contact: ['Howard Binns', 'howard@snugglebury.example', '+44 1535 611 729'],
    terms: [8, 220],
    brand: 'Snugglebury',
    items: [
      ['Cloud Nine Cushion', 'dog', 'bed', 64, 3.2],
      ['Orthopaedic Memory Mattress', 'dog', 'bed', 98.5, 5.5],
      ['Woolly Nest', 'cat', 'bed', 32.75],
      ['Travel Roll Mat', 'dog', 'bed', 24.25],
    ],
  },
  {
    name: 'Terra Viva Reptiles',
    country: 'DE',
    city: 'Göttingen',
    contact: ['Henning Rabe', 'info@terraviva-reptil.example', '+49 551 384 9061'],
    terms: [18, 380],
    brand: 'Terra Viva',
    items: [
      ['Desert Terrarium', 'reptile', 'housing', 164, 27],
      ['Basking Heat Lamp', 'reptile', 'accessory', 19.3],
      ['Bearded Dragon Salad', 'reptile', 'dry_food', 8.1, 0.3],
      ['Coconut Fibre Block', 'reptile', 'litter', 6.2, 0.65],
    ],
  },
  {
    name: 'Marsh Lane Litter Co.',
    country: 'GB',
    city: 'Preston',
    contact: ['Beverley Aspinall', 'beverley@marshlanelitter.example', '+44 1772 489 630'],
    terms: [5, 275],
    brand: 'Marsh Lane',
    items: [
      ['Clumping Clay Litter', 'cat', 'litter', 11.99, 10],
      ['Pine Pellet Litter', 'cat', 'litter', 13.5, 15],
      ['Silica Pearl Litter', 'cat', 'litter', 16.8, 7.6],
      ['Hooded Tray', 'cat', 'accessory', 29.4, 2.1],
    ],
  },
  {
    name: 'Tailwind Harness Works',
    country: 'GB',
    city: 'Walsall',
    contact: ['Kieran Maddox', 'kieran@tailwindharness.example', '+44 1922 318 546'],
    terms: [10, 160],
    brand: 'Tailwind',
    items: [
      ['Trail Runner Harness', 'dog', 'accessory', 39.9],
      ['Night Glow Lead', 'dog', 'accessory', 18.6],
      ['Folding Travel Crate', 'dog', 'housing', 79.95, 8.4],
      ['Deluxe Carrier', 'cat', 'accessory', 49.5, 2.9],
    ],
  },
  {
    name: 'Oakapple Wholesale',
    country: 'GB',
    city: 'Droitwich',
    contact: ['Pauline Yardley', 'pauline@oakapple.example', '+44 1905 770 213'],
    terms: [1, 90],
    brand: 'Oakapple',
    items: [
      ['Stainless Steel Bowl', 'dog', 'accessory', 6.95, 0.4],
      ['Compostable Poo Bags', 'dog', 'accessory', 4.4],
      ['Cockatiel Swing', 'bird', 'toy', 5.85],
    ],
  },
]

export const FIRST_NAMES = `Abigail Alistair Amelia Angus Bethan Bronwen Callum Carys Charlotte Ciara Conor Daisy Dominic Eilidh Elliot
Emyr Fiona Freya Gareth Georgina Harriet Heather Hugo Isla Jasmine Joel Kirsty Lachlan Lydia Madeleine Megan Nathan Niamh Oscar
Poppy Rhys Rowan Ruth Seren Stuart Tabitha Toby Ursula Zachary`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Ainsworth Barraclough Bellamy Birtwistle Calder Carmichael Cattermole Dunmore Eccles Fairbrother Farquhar Garside
Gillespie Hargreaves Hetherington Ingham Jessop Kavanagh Kershaw Llewellyn Lockwood Mackenzie Merrick Nuttall Ormerod Penhaligon Prosser
Quigley Redfern Rothwell Satterthwaite Shackleton Tattersall Thwaite Trevelyan Umpleby Wainwright Whittaker Yeoman`.split(/\s+/) // oxfmt-ignore
export const PLACES: [city: string, country: string, area: string, streets: string[]][] = [
  ['Leeds', 'GB', 'LS6', ['Brudenell Road', 'Cardigan Lane', 'Otley Road']],
  ['Bristol', 'GB', 'BS3', ['North Street', 'Coronation Road', 'Raleigh Road']],
  ['Norwich', 'GB', 'NR2', ['Unthank Road', 'Earlham Road']],
  ['Cardiff', 'GB', 'CF11', ['Cathedral Road', 'Pontcanna Street']],
  ['Glasgow', 'GB', 'G12', ['Byres Road', 'Hyndland Road', 'Great Western Road']],
  ['York', 'GB', 'YO31', ['Haxby Road', 'Huntington Road']],
  ['Exeter', 'GB', 'EX4', ['Pinhoe Road', 'Longbrook Street']],
  ['Brighton', 'GB', 'BN2', ['Freshfield Road', 'Elm Grove']],
  ['Manchester', 'GB', 'M21', ['Barlow Moor Road', 'Beech Road', 'Sandy Lane']],
  ['Dublin', 'IE', 'D06', ['Rathmines Road', 'Leinster Square']],
  ['Cork', 'IE', 'T12', ['Douglas Street', 'Magazine Road']],
]
export const PET_NAMES = ['Biscuit', 'Mabel', 'Ziggy', 'Pickle', 'Luna', 'Otto', 'Pepper', 'Monty', 'Willow', 'Bramble', 'Tango', 'Cleo', 'Rolo', 'Nutmeg', 'Fergus', 'Smudge', 'Hazel', 'Jaffa'] // oxfmt-ignore
