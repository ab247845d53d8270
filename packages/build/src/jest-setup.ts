// Matchers such as `toHaveFocus`. Tests that import this file (the preset loads it) know their types too.
import '@testing-library/jest-dom';
