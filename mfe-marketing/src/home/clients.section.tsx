import { Strip } from '@portal/ui/strip';
import { css } from 'styled-system/css';
import { clients } from './clients.content.ts';

export function ClientsSection() {
  return (
    <section data-color-mode="light" className={css({ paddingBlock: '10' })}>
      <h2 className={css({ srOnly: true })}>Clients</h2>
      <Strip label="Clients" items={clients} />
    </section>
  );
}
