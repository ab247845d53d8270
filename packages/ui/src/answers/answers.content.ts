export const texts = {
  en: {
    label: 'In short',
    cost: { title: 'What drives the cost', link: { label: 'Pricing', to: '/pricing' } },
    soon: { title: 'How soon' },
    licensed: { title: 'Licensed', ours: 'Ours:', link: { label: 'Who licenses what', to: '/about#license' } },
    proof: { title: 'Who had it done', link: { label: 'Success story', to: '/case-study' } },
    call: 'Call',
    sample: 'Sample number',
  },
  es: {
    label: 'En pocas palabras',
    cost: { title: 'De qué depende el precio', link: { label: 'Precios', to: '/es/precios' } },
    soon: { title: 'Qué tan pronto' },
    licensed: { title: 'Con licencia', ours: 'La nuestra:', link: undefined },
    proof: { title: 'Quién ya lo hizo', link: { label: 'Caso de éxito', to: '/es/caso-de-exito' } },
    call: 'Llámenos',
    sample: 'Número de muestra',
  },
} as const;
