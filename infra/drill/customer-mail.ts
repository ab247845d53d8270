interface CustomerMail {
  from: string;
  subject: string;
  text: string;
  file: File;
}

/**
 * Writes an e-mail as a customer with the name Ada Byron.
 *
 * @param demo origin of the page of the mail demo
 */
export async function writeAsCustomer(demo: string, { file, ...text }: CustomerMail): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ada Byron', ...text })) body.set(name, value);
  body.set('file', file);
  await fetch(demo, { method: 'POST', body, redirect: 'manual' });
}
