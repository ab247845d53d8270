/** A button that runs statements, in the scope of `state` and `setState`. */
export const button = (onClick: string, more = '') =>
  `h('button', { type: 'button', ${more} onClick: async () => { ${onClick} } }, 'Show more')`;
/** A link to a page below, with the statements of its click. */
export const linkTo = (onClick: string) =>
  `path.endsWith('/downtown') ? null : h('a', { href: path + '/downtown', onClick: (event) => { ${onClick} } }, 'Downtown')`;
/** A page with a contact form: the request it sends, statements after the response, and further fields. */
export const contactForm = (
  body: string,
  then: string,
  fields = 'null',
) => `h('div', null, ...head, h('h1', null, title),
  h('p', null, 'We install access control, cameras and networks in homes and offices. Every site gets a plan, a fixed price and one person who answers the phone.'),
  h('form', { onSubmit: async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const response = await fetch('/api/contact', { method: 'POST', body: JSON.stringify(${body}), headers: { 'content-type': 'application/json' } }).catch(() => ({ ok: false }));
    if (!response.ok) return form.append('Please call us.');
    ${then}
  } }, h('label', null, 'Name', h('input', { name: 'name' })), ${fields}, h('button', { type: 'submit' }, 'Send')))`;
export const contact = `{ name: form.elements.name.value, email: 'ada@example.com' }`;
