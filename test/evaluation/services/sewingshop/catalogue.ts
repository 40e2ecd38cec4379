/** Who delivers to the shop, what it sells, and names of those who buy there. */
export const COUNTRIES = ['NL', 'BE', 'DE', 'FR', 'IT', 'GB', 'PT', 'SE', 'JP'] as const
export const PRODUCT_CATEGORIES = ['fabric', 'sewing_machine', 'overlocker', 'thread', 'pattern', 'haberdashery'] as const // oxfmt-ignore

export const SUPPLIERS: [name: string, country: string, city: string, contact: string, domain: string, days: number][] =
  [
    // oxfmt-ignore
    ['Textielhuis Verbruggen', 'NL', 'Tilburg', 'Marloes Verbruggen', 'verbruggen-textiel', 3],
    ['Lino di Como', 'IT', 'Como', 'Davide Ferrario', 'linodicomo', 12],
    ['Weberei Hollenstein', 'DE', 'Chemnitz', 'Uta Hollenstein', 'hollenstein-weberei', 7],
    ['Tissages Caradec', 'FR', 'Roubaix', 'Yann Caradec', 'caradec-tissages', 9],
    ['Algodão do Norte', 'PT', 'Guimarães', 'Inês Tavares', 'algodaodonorte', 14],
    ['Nakamura Machine Works', 'JP', 'Nagoya', 'Kenta Nakamura', 'nakamura-mw', 35],
    ['Pfannberg Nähtechnik', 'DE', 'Kassel', 'Holger Pfannberg', 'pfannberg', 10],
    ['Sundvall Symaskiner', 'SE', 'Jönköping', 'Lotta Sundvall', 'sundvall-sy', 16],
    ['Garens De Smedt', 'BE', 'Gent', 'Pieter De Smedt', 'garensdesmedt', 4],
    ['Patchett & Rowe Patterns', 'GB', 'Leeds', 'Gwen Patchett', 'patchettrowe', 11],
    ['Fournituren Claes', 'BE', 'Aalst', 'Nele Claes', 'claes-fournituren', 5],
    ['Kwik Haberdashers', 'NL', 'Enschede', 'Rob Kwik', 'kwikhaberdashers', 2],
  ]

type Item = [name: string, brand: string, supplier: number, price: number, material?: string, colour?: string, width?: number] // oxfmt-ignore
export const CATALOGUE: Record<(typeof PRODUCT_CATEGORIES)[number], Item[]> = {
  fabric: [
    ['Poppy Field Poplin', 'Stoffelijk', 1, 11.95, 'cotton', 'red', 145],
    ['Harbour Stripe Poplin', 'Stoffelijk', 1, 12.5, 'cotton', 'navy', 145],
    ['Dotty Double Gauze', 'Stoffelijk', 1, 14.9, 'cotton', 'mustard', 130],
    ['Juniper Jersey', 'Stoffelijk', 1, 15.75, 'cotton', 'green', 160],
    ['Little Foxes Canvas', 'Doce Trama', 5, 13.25, 'cotton', 'orange', 140],
    ['Algarve Seersucker', 'Doce Trama', 5, 12.95, 'cotton', 'light blue', 150],
    ['Tinto Denim 10 oz', 'Doce Trama', 5, 16.5, 'cotton', 'indigo', 150],
    ['Azulejo Sateen', 'Doce Trama', 5, 17.8, 'cotton', 'blue', 140],
    ['Bellagio Washed Linen', 'Lino di Como', 2, 24.9, 'linen', 'ivory', 140],
    ['Varenna Washed Linen', 'Lino di Como', 2, 24.9, 'linen', 'sage', 140],
    ['Menaggio Handkerchief Linen', 'Lino di Como', 2, 29.5, 'linen', 'white', 150],
    ['Flanders Rustic Linen', 'Caradec', 4, 19.75, 'linen', 'flax', 150],
    ['Erzgebirge Boiled Wool', 'Hollenstein', 3, 32.5, 'wool', 'charcoal', 140],
    ['Loden Coating', 'Hollenstein', 3, 44.9, 'wool', 'bottle green', 150],
    ['Saxon Herringbone Tweed', 'Hollenstein', 3, 38.75, 'wool', 'brown', 150],
    ['Ponte Moire Suiting', 'Hollenstein', 3, 27.95, 'polyester', 'black', 155],
    ['Lumière Crêpe de Chine', 'Caradec', 4, 42, 'silk', 'champagne', 138],
    ['Minuit Silk Satin', 'Caradec', 4, 49.5, 'silk', 'midnight blue', 138],
    ['Pivoine Silk Chiffon', 'Caradec', 4, 36.25, 'silk', 'pink', 135],
    ['Wisteria Viscose Twill', 'Caradec', 4, 15.95, 'viscose', 'lilac', 142],
    ['Fernanda Viscose Crepe', 'Doce Trama', 5, 14.25, 'viscose', 'terracotta', 140],
    ['Snug Teddy Fleece', 'Stoffelijk', 1, 13.9, 'polyester', 'cream', 150],
    ['Rainy Day Softshell', 'Stoffelijk', 1, 18.5, 'polyester', 'yellow', 145],
  ],
  sewing_machine: [
    ['Nakamura Kotori 20', 'Nakamura', 6, 229],
    ['Nakamura Hayabusa 150', 'Nakamura', 6, 549],
    ['Nakamura Tsuru Quilt 700', 'Nakamura', 6, 1249],
    ['Pfannberg Elfe', 'Pfannberg', 7, 289],
    ['Pfannberg Meisterin 4', 'Pfannberg', 7, 899],
    ['Pfannberg Stickstar Embroidery', 'Pfannberg', 7, 1695],
    ['Sundvall Lingon', 'Sundvall', 8, 349],
    ['Sundvall Björk Pro', 'Sundvall', 8, 749],
    ['Sundvall Åska Heavy Duty', 'Sundvall', 8, 629],
  ],
  overlocker: [
    ['Nakamura Kumo 4-Thread', 'Nakamura', 6, 379],
    ['Pfannberg Kante 5', 'Pfannberg', 7, 695],
    ['Sundvall Vass Coverlock', 'Sundvall', 8, 845],
  ],
  thread: [
    ['All-Purpose Thread 500 m White', 'De Smedt', 9, 3.95, 'polyester', 'white'],
    ['All-Purpose Thread 500 m Black', 'De Smedt', 9, 3.95, 'polyester', 'black'],
    ['Quilting Cotton 300 m', 'De Smedt', 9, 5.5, 'cotton', 'ecru'],
    ['Silk Buttonhole Twist', 'De Smedt', 9, 7.25, 'silk', 'gold'],
    ['Overlock Cone 2500 m', 'De Smedt', 9, 6.4, 'polyester', 'grey'],
    ['Jeans Topstitch Thread', 'De Smedt', 9, 4.6, 'polyester', 'copper'],
  ],
  pattern: [
    ['Marigold Wrap Dress', 'Patchett & Rowe', 10, 15.5],
    ['Otley Chore Jacket', 'Patchett & Rowe', 10, 17],
    ['Ilkley Wide-Leg Trousers', 'Patchett & Rowe', 10, 14.75],
    ['Wren Baby Dungarees', 'Patchett & Rowe', 10, 11.25],
    ['Haworth Shirt', 'Patchett & Rowe', 10, 16.25],
    ['Saltaire Tote Bag', 'Patchett & Rowe', 10, 8.5],
  ],
  haberdashery: [
    ['Invisible Zip 40 cm', 'Claes', 11, 2.35, undefined, 'black'],
    ['Separating Zip 65 cm', 'Claes', 11, 4.8, undefined, 'silver'],
    ['Corozo Buttons 18 mm (6)', 'Claes', 11, 4.25, undefined, 'brown'],
    ['Mother-of-Pearl Buttons (8)', 'Claes', 11, 6.9, undefined, 'white'],
    ['Elastic 25 mm, 5 m', 'Claes', 11, 3.6, undefined, 'white'],
    ['Fabric Shears 21 cm', 'Kwik', 12, 24.95],
    ['Rotary Cutter 45 mm', 'Kwik', 12, 13.5],
    ['Self-Healing Cutting Mat A2', 'Kwik', 12, 21.75],
    ['Glass-Head Pins (100)', 'Kwik', 12, 3.2],
    ['Machine Needles 80/12 (5)', 'Kwik', 12, 2.95],
    ['Seam Ripper', 'Kwik', 12, 1.95],
    ['Tailor’s Chalk Set', 'Kwik', 12, 4.5],
    ['Iron-On Interfacing 90 cm', 'Kwik', 12, 5.9, undefined, 'white'],
  ],
}

export const FIRST_NAMES = `Aafke Anouk Bastiaan Brigitte Cees Clémence Daan Dorothea Elke Emile Femke Florian Geertje Gilles Hedwig Hilde Ilse
Jasper Jolanda Katrien Klaas Laure Liesbeth Lukas Maaike Manon Mirjam Nicole Noortje Odile Pascal Petra Renske Roos Sander Sylvie Theo
Trudy Veerle Wiebke Wout Yvette`.split(/\s+/) // oxfmt-ignore
export const LAST_NAMES = `Aerts Bakker Baumgartner Boonstra Chevalier Claessens Dekkers Dupont Dijkstra Engels Fontaine Goossens Haverkamp Hoekstra
Janssens Kuipers Lacroix Lambrecht Maes Meijer Mertens Neumann Oosterhuis Peeters Postma Renard Schouten Smeets Thijssen Vermeulen Visser
Vogel Wagenaar Willems Zandstra`.split(/\s+/) // oxfmt-ignore
export const COMPANIES = ['Atelier Naaldwijk', 'De Knoop Costumes', 'Maison Brode', 'Studio Rits', 'Bühnenbild Ahrens', 'Zoom Kindermode', 'Gordijnhuis Lier', 'Couture Delsarte', 'Quiltcafé Zwolle', 'Änderungsschneiderei Krüger', 'Vlinder Bruidsmode', 'Poppenkast Theater', 'Zeilmakerij Noord'] // oxfmt-ignore
export const SCHOOLS = ['Modevakschool Utrecht', 'Basisschool De Regenboog', 'Lycée Saint-Éloi', 'Vakschool Textiel Gent', 'Berufskolleg Aachen', 'Kunstacademie Maastricht', 'Volkshochschule Emden'] // oxfmt-ignore
export const PLACES: [city: string, country: string, code: string, streets: string[]][] = [
  ['Utrecht', 'NL', '3512', ['Oudegracht', 'Biltstraat', 'Lange Nieuwstraat']],
  ['Utrecht', 'NL', '3581', ['Maliebaan', 'Burgemeester Reigerstraat']],
  ['Rotterdam', 'NL', '3023', ['Nieuwe Binnenweg', 'Heemraadssingel']],
  ['Groningen', 'NL', '9712', ['Folkingestraat', 'Oude Ebbingestraat']],
  ['Zwolle', 'NL', '8011', ['Sassenstraat', 'Diezerstraat']],
  ['Nijmegen', 'NL', '6511', ['Lange Hezelstraat', 'Berg en Dalseweg']],
  ['Gent', 'BE', '9000', ['Veldstraat', 'Coupure Links']],
  ['Antwerpen', 'BE', '2018', ['Mechelsesteenweg', 'Lange Leemstraat']],
  ['Leuven', 'BE', '3000', ['Bondgenotenlaan', 'Naamsestraat']],
  ['Aachen', 'DE', '52062', ['Pontstraße', 'Adalbertsteinweg']],
  ['Oldenburg', 'DE', '26122', ['Lange Straße', 'Haarenstraße']],
  ['Lille', 'FR', '59000', ['Rue de Gand', 'Rue Solférino']],
]
