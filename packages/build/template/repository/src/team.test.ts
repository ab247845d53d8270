import { teamOf } from '@portal/release/team-of';
import team from '../team.json';
import { routes } from './routes.tsx';

test('every path belongs to this team', () => {
  expect(routes.filter(({ path }) => !teamOf([team], path))).toEqual([]);
});
