import { useLocation } from '@portal/platform';
import { screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { TextLink } from './link.tsx';

const Address = () => <output>{useLocation().pathname}</output>;

test('a path of the site is followed without leaving the document', async () => {
  const { user } = show(
    <>
      <TextLink to="/services">Services</TextLink>
      <Address />
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Services' }));

  expect(screen.getByRole('status')).toHaveTextContent('/services');
});

test.each(['tel:5125550142', 'mailto:info@lumenward.example', 'https://social.example', '#content'])(
  '%s is a plain link',
  (to) => {
    show(<TextLink to={to}>Away</TextLink>);

    expect(screen.getByRole('link', { name: 'Away' })).toHaveAttribute('href', to);
  },
);
