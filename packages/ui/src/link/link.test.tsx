import { OwnsPathContext, useLocation, useNavigate } from '@portal/platform';
import { renderPage } from '@portal/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import { TextLink } from './link.tsx';

const Address = () => <output>{useLocation().pathname}</output>;

test('a path of the site is a client-side navigation', async () => {
  const { user } = renderPage(
    <>
      <TextLink to="/services">Services</TextLink>
      <Address />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Services' }));

  expect(screen.getByRole('status')).toHaveTextContent('/services');
});

test.each([
  ['/services', true],
  ['/austin', false],
])('a link to %s of the remote at /services: client-side %p', (to, isClientSide) => {
  renderPage(
    <OwnsPathContext value={(path) => path === '/services'}>
      <TextLink to={to}>Go</TextLink>
    </OwnsPathContext>,
  );
  const load = jest.fn((event: Event) => event.preventDefault());
  // Runs after React's own listener. jsdom does not navigate.
  addEventListener('click', (event) => !event.defaultPrevented && load(event), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Go' }));

  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', to);
  expect(load).toHaveBeenCalledTimes(isClientSide ? 0 : 1);
});

const NavigateButton = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/services')}>
      Go
    </button>
  );
};

test('useNavigate navigates client-side to a page of the remote', async () => {
  const { user } = renderPage(
    <>
      <NavigateButton />
      <Address />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Go' }));

  expect(screen.getByRole('status')).toHaveTextContent('/services');
});

test.each(['tel:5125550142', 'mailto:info@lumenward.example', 'https://social.example', '#content'])(
  '%s is a plain link',
  (to) => {
    renderPage(<TextLink to={to}>Away</TextLink>);

    expect(screen.getByRole('link', { name: 'Away' })).toHaveAttribute('href', to);
  },
);
