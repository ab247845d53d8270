import { type ReadList, readList } from './read-list.ts';

const read = (file: string | Buffer, options = {}): ReadList => {
  const list = readList(Buffer.from(file as string), options);
  if ('problem' in list) throw new Error(list.problem);
  return list;
};
/** Of the first person: name, email, phone, company, message. */
const first = (file: string | Buffer) => {
  const [{ content, note, problem } = {}] = read(file).rows;
  const { name, email, phone, company, message } = content ?? {};
  return { name, email, phone, company, message, note, problem };
};

describe('columns are chosen by what cells contain', () => {
  test.each([
    [
      'Google contacts',
      `First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value
Ada,,Byron,Homes,Met at the gate,* myContacts,* Home,ada@example.com,Mobile,+1 512-555-0142`,
    ],
    [
      'Google contacts of earlier years',
      `Name,Given Name,Additional Name,Family Name,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Name
Ada Byron,Ada,,Byron,Met at the gate,* myContacts,* Home,ada@example.com,Mobile,+1 512-555-0142,Homes`,
    ],
    [
      'Outlook',
      `First Name,Last Name,Company,Business Phone,Mobile Phone,Business Fax,E-mail Address,E-mail Type,E-mail Display Name,Notes
Ada,Byron,Homes,,+1 512-555-0142,512-555-0199,ada@example.com,SMTP,Ada Byron (ada@example.com),Met at the gate`,
    ],
    [
      'HubSpot',
      `Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Associated Company,Last Activity Date (EST),Message
1512555014,Ada,Byron,ada@example.com,+1 512-555-0142,grace@lumenward.example,Homes,2026-11-01 10:00,Met at the gate`,
    ],
    [
      'Pipedrive',
      `Person - Name,Person - Organization,Person - Email - Work,Person - Phone - Mobile,Person - Owner,Person - Notes
Ada Byron,Homes,ada@example.com,+1 512-555-0142,Grace Hopper,Met at the gate`,
    ],
    [
      'a Spanish list',
      `Nombre;Apellidos;Empresa;Correo electrónico;Teléfono móvil;Observaciones
Ada;Byron;Homes;ada@example.com;+1 512-555-0142;Met at the gate`,
    ],
  ])('%s', (_, file) => {
    expect(first(file)).toEqual({
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '+1 512-555-0142',
      company: 'Homes',
      message: 'Met at the gate',
      note: undefined,
      problem: undefined,
    });
  });

  test('two surnames belong to the name', () => {
    const file =
      'Nombre;Primer apellido;Segundo apellido;Correo;Teléfono\nAna;Ruiz;Peña;ana@example.com;512 555 0142\n';
    expect(first(file).name).toBe('Ana Ruiz Peña');
    expect(first(file.replace('Primer apellido;Segundo apellido', 'Apellido paterno;Apellido materno')).name).toBe(
      'Ana Ruiz Peña',
    );
  });

  test('a heading that says nothing, and one that is wrong, lose against the cells', () => {
    expect(read('Contact,A1,Email\nAda Byron,ada@example.com,yes\nBob Moore,bob@example.com,no\n').columns).toEqual([
      'name',
      'email',
      null,
    ]);
  });

  test('dates, numbers of records and postal codes are no telephone numbers', () => {
    const file = `Name,Email,Customer ID,ZIP,Registered,Fax\nAda,ada@example.com,5125550142,78701-1234,2026-11-01,512-555-0143\n`;
    expect(read(file).columns).toEqual(['name', 'email', null, null, null, null]);
  });

  test('notes are kept as a line of the message, also with a heading of their own', () => {
    const file =
      'Name,Email,Booth,Booth notes,Gate\nAda,ada@example.com,12,wants LPR,two swing gates and one barrier\n';
    expect(first(file).message).toBe('Booth notes: wants LPR\nGate: two swing gates and one barrier');
  });
});

describe('cells as spreadsheets write them', () => {
  test.each([
    [
      '5.12556E+09',
      'A spreadsheet has rounded the phone number to 5.12556E+09. Format the column as text and export it again',
    ],
    [
      '5,12556E+09',
      'A spreadsheet has rounded the phone number to 5,12556E+09. Format the column as text and export it again',
    ],
    ['#N/A', 'Phone has no number that can be called'],
    ['n/a', 'Phone has no number that can be called'],
  ])('a telephone number that is lost is a problem: %s', (phone, problem) => {
    expect(first(`Name;Phone\nAda;"${phone}"\n`)).toMatchObject({ problem });
    expect(first(`Name;Email;Phone\nAda;ada@example.com;"${phone}"\n`)).toMatchObject({
      email: 'ada@example.com',
      phone: null,
      message: `Phone: ${phone}`,
      note: `${problem}: kept as text`,
      problem: undefined,
    });
  });

  test.each([
    ['5125550142.0', '5125550142'],
    ['5125550142,00', '5125550142'],
    ["'+1 512 555 0100", '+1 512 555 0100'],
    ['=""5125550142""', '5125550142'],
    ['tel:+1-512-555-0142', '+1-512-555-0142'],
    ['p:+15125550142', '+15125550142'],
    ['5125550142', '5125550142'],
    ['1-800-FLOWERS', '1-800-FLOWERS'],
    ['555-0142', '555-0142'],
  ])('reads the number %s as %s', (cell, phone) => {
    expect(first(`Name;Phone\nAda;"${cell}"\n`).phone).toBe(phone);
  });

  test('takes back one apostrophe of the export of the desk', () => {
    expect(first(`Name,Email\n'=Bo "Li",bo@example.com\n`).name).toBe('=Bo "Li"');
    expect(first(`Name,Email\n''=Bo,bo@example.com\n`).name).toBe("''=Bo");
    expect(first(`Name,Email\n'Ohana Homes,bo@example.com\n`).name).toBe("'Ohana Homes");
  });

  test.each(['ada@example.com; b@example.com', 'ada@example.com, b@example.com', 'ada@example.com ::: b@example.com'])(
    'the first of several addresses is the person’s, and the others are said: %s',
    (cell) => {
      expect(first(`Name,Email\nAda,"${cell}"\n`)).toMatchObject({
        email: 'ada@example.com',
        message: 'Email: b@example.com',
        note: undefined,
      });
    },
  );

  test('likewise of several numbers, and of several columns', () => {
    expect(first('Name,Mobile,Work Phone\nAda,512 555 0142 / 512 555 0143,512 555 0144\n')).toMatchObject({
      phone: '512 555 0142',
      message: 'Mobile: 512 555 0143\nWork Phone: 512 555 0144',
    });
    expect(first('Name,Mobile,Work Phone\nAda,,512 555 0144\nBo,512 555 0145,\n').phone).toBe('512 555 0144');
  });

  test('a row with a wrong address and a good number is kept with a note', () => {
    expect(first('Name,Email,Phone\nBob,bob@,512 555 0142\n')).toMatchObject({
      email: null,
      phone: '512 555 0142',
      message: 'Email: bob@',
      note: 'Valid email is required: kept as text',
    });
  });
});

describe('the table in the file', () => {
  test.each([
    ['a title', 'ISC West 2026\n\n'],
    ['a title with a date', 'Attendees,2026-11-01\n'],
    ['several lines', 'Exported by,Grace\nOn,Monday\n\n'],
  ])('is found below %s', (_, title) => {
    const { firstRow, rows } = read(
      `${title}Name,Email,City\nAda,ada@example.com,Austin\nBob,bob@example.com,Austin\n`,
    );
    expect(rows.map(({ content }) => content?.name)).toEqual(['Ada', 'Bob']);
    expect(firstRow).toBe(title.split('\n').length);
  });

  test.each([
    [
      'one comma in each row',
      'Name;Email;Notes\nAda;ada@x.example;Hi, there\nBob;bob@x.example\nCy;c@x.example;Yes, please;more\n',
      ';',
    ],
    ['rows that end differently', 'Name|Email\nAda, Inc|ada@x.example|x\nBob, Inc|bob@x.example|\n', '|'],
    ['semicolons in quoted cells', 'Name,Email,Notes\nAda,ada@x.example,"a; b; c"\nBob,bob@x.example,"d; e; f"\n', ','],
  ])('is split at the right separator with %s', (_, file, separator) => {
    expect(read(file).separator).toBe(separator);
  });

  const row = 'Name;Email\nNúñez Peña;ana@example.com\nDon’t know;b@example.com\n';
  test('is UTF-8 with one wrong byte', () => {
    const file = Buffer.concat([Buffer.from(row), Buffer.from([0xe9]), Buffer.from('va;eva@example.com\n')]);
    expect(read(file)).toMatchObject({ encoding: 'utf-8', rows: [{ content: { name: 'Núñez Peña' } }, {}, {}] });
  });

  test('is MacRoman or Windows-1252, by which letters its words have then', () => {
    const mac = Buffer.from(row.replace('ú', '\x9c').replaceAll('ñ', '\x96').replace('’', '\xd5'), 'latin1');
    const windows = Buffer.from(row.replace('’', '\x92'), 'latin1');
    for (const [encoding, file] of Object.entries({ macintosh: mac, 'windows-1252': windows }))
      expect(read(file)).toMatchObject({
        encoding,
        rows: [{ content: { name: 'Núñez Peña' } }, { content: { name: 'Don’t know' } }],
      });
    const apostrophe = Buffer.from('Name;Email\nAda;a@example.com\nDon\x92t know;b@example.com\n', 'latin1');
    expect(read(apostrophe).encoding).toBe('windows-1252');
  });
});

const spanish = 'Nombre;Correo;Teléfono\nÁngela Núñez;angela@example.com;512 555 0142\n';
test.each<[string, string | Buffer]>([
  ['UTF-8', spanish],
  ['UTF-8 with a byte order mark', `\uFEFF${spanish}`],
  ['Windows-1252', Buffer.from(spanish, 'latin1')],
  ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${spanish}`, 'utf16le')],
  ['UTF-16 without one', Buffer.from(spanish, 'utf16le')],
  ['UTF-16 in the other byte order', Buffer.from(`\uFEFF${spanish}`, 'utf16le').swap16()],
  ['commas', spanish.replaceAll(';', ',')],
  ['tabs', spanish.replaceAll(';', '\t')],
  ['the line of Excel that names the separator', `sep=;\r\n${spanish}`],
  ['Windows line ends', spanish.replaceAll('\n', '\r\n')],
  ['line ends of old Macs', spanish.replaceAll('\n', '\r')],
  ['quotes', spanish.replaceAll(/[^;\n]+/g, '"$&"')],
])('reads a file with %s', (_, file) => {
  expect(read(file)).toMatchObject({
    ...{ hasHeadings: true, headings: ['Nombre', 'Correo', 'Teléfono'], columns: ['name', 'email', 'phone'] },
    rows: [{ cells: ['Ángela Núñez', 'angela@example.com', '512 555 0142'] }],
  });
});

const megabyte = 1024 * 1024;
test.each<[string, string | Buffer, string]>([
  ['an empty file', '\n\n', 'The file is empty'],
  [
    'a file that is no text',
    Buffer.from([1, 0, 0, 2, 0, 0, 3, 65, 65, 65, 65, 65, 65, 65, 65, 65]),
    'This is not a text file. Choose a CSV file',
  ],
  [
    'an open quote',
    'Name,Email\n"Ada,ada@example.com\n',
    'Line 2 has a quotation mark without its counterpart. Correct it and choose the file again',
  ],
  ['too many rows', `Name\n${'Ada\n'.repeat(5_001)}`, 'The file has more than 5,000 rows. Split it'],
  ['too many columns', 'a,'.repeat(100), 'The file has more than 100 columns. Remove those that are not needed'],
  ['5 MB of short lines', 'a\n'.repeat(2.5 * megabyte), 'The file has more than 5,000 rows. Split it'],
  ['5 MB of line ends', '\n'.repeat(5 * megabyte), 'The file has more than 5,000 rows. Split it'],
  ['5 MB of old line ends', '\r'.repeat(5 * megabyte), 'The file has more than 5,000 rows. Split it'],
  [
    'a cell of 4 MB',
    `Name,Email\n"${'a'.repeat(4 * megabyte)}",ada@example.com\n`,
    'Line 2 is longer than 100,000 characters. A quotation mark may have no counterpart',
  ],
])('rejects %s', (_, file, problem) => {
  expect(readList(Buffer.from(file as string), {})).toEqual({ problem });
});
